import getPort from "get-port";

/** Throws what to do if PORT is not a port or is in use. */
export async function requireFreePort(command: string): Promise<number> {
  const { PORT } = process.env;
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${PORT}".`);
  if ((await getPort({ port })) !== port) {
    const other = port === 3000 ? 3001 : 3000;
    throw new Error(`Port ${port} is in use. Stop what runs there, or choose another one: PORT=${other} ${command}`);
  }
  return port;
}
