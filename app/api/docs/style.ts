import { customProperties, darkColors, lightColors } from "@/lib/platform/browser/theme";

/** The site's colours for Swagger UI, better contrast, and a layout for narrow windows. */
export const style = `
:root { color-scheme: light dark; ${customProperties(lightColors)} }
html.dark-mode { ${customProperties(darkColors)} }
html.dark-mode .swagger-ui { background: var(--paper); }
html.dark-mode #reference .headers .header-col { color: inherit; }
html.dark-mode, body, html.dark-mode body { margin: 0; background: var(--paper); color: var(--ink); }
.site { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; max-width: 1460px; margin: 0 auto;
  padding: 1rem 20px; box-sizing: border-box; border-bottom: 1px solid var(--rule); font-family: system-ui, sans-serif; }
.site strong { font-family: Georgia, serif; font-size: 1.25rem; }
.site a, #reference a.link, #reference .info a { color: var(--maple); }
#reference .scheme-container { background: transparent; box-shadow: none; padding: 0; }
#reference .schemes-server-container, #reference .response-col_links { display: none; }
#reference .schemes { justify-content: flex-end; }
#reference .info { margin: 1.5rem 0; overflow-wrap: anywhere; }
#reference .info hgroup.main { margin: 0 0 1rem; }
#reference .markdown code, #reference .renderedMarkdown code { color: var(--maple); }
#reference .btn.authorize { color: var(--forest); border-color: var(--forest); }
#reference .btn.authorize svg { fill: var(--forest); }
#reference .opblock-get .opblock-summary-method { background: ${lightColors.focus}; color: #fff; }
#reference .opblock-post .opblock-summary-method { background: ${lightColors.forest}; color: #fff; }
#reference .opblock-put .opblock-summary-method { background: ${lightColors.amber}; color: #fff; }
#reference .opblock-delete .opblock-summary-method { background: ${lightColors.maple}; color: #fff; }
/* All error responses look alike; the introduction shows one. */
#reference .response[data-code^="4"] :is(.response-controls, .model-example),
#reference .response[data-code^="5"] :is(.response-controls, .model-example) { display: none; }
#reference .live-responses-table .response :is(.response-controls, .model-example) { display: revert; }
@media (max-width: 40rem) {
  #reference .wrapper { padding: 0 12px; }
  #reference .opblock .opblock-summary { flex-wrap: wrap; }
  #reference .opblock .opblock-summary-control { flex-wrap: wrap; min-width: 0; }
  #reference .opblock .opblock-section-header { flex-wrap: wrap; }
  #reference .opblock-summary-path { max-width: 100%; flex-basis: 60%; }
  #reference .opblock-summary-description { flex-basis: 100%; }
  #reference table, #reference tbody, #reference tr, #reference td { display: block; width: auto; max-width: 100%; }
  #reference thead { display: none; }
  #reference .parameters-col_description input, #reference .parameters-col_description select { max-width: 100%; }
  #reference .opblock-body pre.microlight, #reference .highlight-code { max-width: calc(100vw - 5rem); }
  #reference .dialog-ux .modal-ux { min-width: 0; width: calc(100vw - 1.5rem); }
}
`.trimStart();
