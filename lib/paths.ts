/** Whether a path is the API's, which answers with problems; every other is a page or a file. */
export const isApi = (path: string): boolean => path === "/api" || path.startsWith("/api/");
