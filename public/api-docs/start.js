// Shows the document, follows the system’s colour scheme, and adds the CSRF header.
const dark = matchMedia("(prefers-color-scheme: dark)");
const applyScheme = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", applyScheme);
applyScheme();

const cookie = (name) => document.cookie.split("; ").find((pair) => pair.startsWith(name + "="))?.slice(name.length + 1);

SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  validatorUrl: null,
  requestInterceptor: (request) => {
    const csrf = cookie("XSRF-TOKEN");
    if (csrf && request.method !== "GET" && !request.headers.Authorization) request.headers["X-XSRF-TOKEN"] ??= csrf;
    return request;
  },
});
