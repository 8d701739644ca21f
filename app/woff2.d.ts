/** The address that the bundler serves the font at. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
