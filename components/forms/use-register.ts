import { get, type RegisterOptions, useFormContext } from "react-hook-form";

/** react-hook-form's `register`, with the default value for the server's HTML: `register` sets it in the browser only. */
export function useRegister() {
  const { register, formState } = useFormContext();
  return (name: string, options?: RegisterOptions) => ({
    ...register(name, options),
    defaultValue: get(formState.defaultValues, name) as string | undefined,
  });
}
