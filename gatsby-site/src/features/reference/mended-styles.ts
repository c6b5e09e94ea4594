/** The site's colours for methods and errors, because RapiDoc's have too little contrast on light backgrounds. */
const colours = `*, *::before, *::after {
  --blue: var(--note) !important; --green: var(--good) !important; --red: var(--bad) !important; --orange: var(--warn) !important; --yellow: var(--warn) !important;
  --pink: var(--bad) !important; --purple: var(--note) !important; --brown: var(--warn) !important; --light-fg: var(--muted) !important; --fg3: var(--muted) !important;
  --placeholder-color: var(--muted) !important; --nav-text-color: var(--text) !important; --border-radius: var(--radius) !important;
  --border-color: var(--line) !important; --light-border-color: var(--line) !important; --nav-accent-color: var(--link) !important;
  --nav-get-color: var(--note) !important; --nav-post-color: var(--good) !important; --nav-delete-color: var(--bad) !important;
  --input-bg: var(--surface) !important; --code-bg: var(--sunken) !important; --inline-code-fg: var(--text) !important; --nav-hover-bg-color: var(--hover) !important;
}`;

/**
 * Makes buttons, inputs and code look like those of other pages. RapiDoc capitalises button texts, which the styles
 * change.
 */
const controls = `.m-btn, .toolbar-btn {
  min-height: 2.25rem; padding: 0 .875rem !important; border: 1px solid var(--line) !important; border-radius: var(--radius) !important; box-shadow: none;
  background: var(--surface); color: var(--text); font: 500 .875rem/1 var(--font) !important; text-transform: lowercase; transition: none; width: auto !important;
}
.m-btn { display: inline-block; line-height: 2.125rem !important; }
.toolbar-btn { display: inline-block; line-height: 1.875rem !important; }
.tab-btn { display: inline-block; text-transform: lowercase; }
:is(.m-btn, .toolbar-btn, .tab-btn)::first-letter { text-transform: uppercase; }
.m-btn:hover, .toolbar-btn:hover { background: var(--hover); color: var(--text); }
.m-btn.primary, [part~='btn-try'] { background: var(--link) !important; color: var(--on-link) !important; border-color: transparent !important; }
.m-btn.primary:hover, [part~='btn-try']:hover { background: var(--link-hover) !important; }
.toolbar-btn { min-height: 2rem; padding: 0 .625rem !important; }
:is(.m-btn, .toolbar-btn, .tab-btn, input, select, textarea, a, pre):focus-visible { outline: 3px solid var(--link) !important; outline-offset: 2px; }
input[type='text'], input[type='password'], select, textarea { min-height: 2.25rem; padding: .25rem .625rem !important; border-color: var(--strong-line) !important; font-size: .875rem !important; }
[part='section-navbar-search'] { padding: .75rem !important; gap: .375rem; }
[part~='textbox-nav-filter'] { font-family: var(--font) !important; background: var(--surface) !important; color: var(--text) !important; }
pre { padding: .75rem 1rem !important; background: var(--sunken) !important; font-size: .8125rem !important; line-height: 1.55 !important; }
.m-markdown code, .m-markdown-small code { border-radius: 5px !important; background: var(--sunken) !important; }
.tab-btn { min-height: 2rem; font-weight: 500; }
.tab-buttons { height: auto; border-bottom-color: var(--line) !important; }`;

/**
 * Styles for headings and tables. RapiDoc capitalises its headings. It scrolls to the current operation, and the margin
 * keeps that operation below the top bar.
 */
const text = `.observe-me { scroll-margin-top: 2.75rem; }
.section-gap--focused-mode { padding: 1.5rem 2rem !important; }
[part~='section-operation-tag'] > span { font-size: .8125rem !important; font-weight: 600 !important; color: var(--muted); text-transform: none; }
[part~='section-operation-tag'] { border: 0 !important; margin: 0 !important; padding: 0 !important; }
[part~='section-operation-tag'] > svg { width: 1.125rem; height: 1.125rem; }
[part~='section-operation-summary'] { margin: 1rem 0 0; padding: 0; font-size: 1.75rem; font-weight: 700; letter-spacing: -.015em; }
.req-res-title { margin: 1.5rem 0 .25rem; font-size: 1.25rem; text-transform: lowercase; }
.req-res-title::first-letter { text-transform: uppercase; }
.sub-title { font-size: 1.5rem; font-weight: 700; letter-spacing: -.012em; text-transform: capitalize; }
.table-title { color: var(--muted); font-size: .8125rem; font-weight: 600; text-transform: lowercase; }
.table-title::first-letter { text-transform: uppercase; }
.m-table td { padding: .5rem .625rem; }
.m-table .m-table { border: 0; }
.param-name { font-size: .875rem; }
.nav-bar-section { color: var(--muted); text-transform: lowercase; }
.nav-bar-section > div::first-letter { text-transform: uppercase; }
.nav-bar-info { padding: .5rem .75rem; }
.nav-bar-tag { padding: .75rem; }
.nav-bar-path { padding-block: .3125rem !important; }
.nav-bar-path.active { background: var(--chosen); color: var(--link) !important; font-weight: 600; }
#api-info { display: none; }
#overview { display: flex; flex-direction: column; }
#overview > slot { display: block; order: 2; }`;

/** Places parameters one below another on phones, where they would otherwise be cut off. */
const phones = `@media (max-width: 640px) {
  .section-gap--focused-mode { padding: 1rem !important; }
  .m-table, .m-table tbody, .m-table tr, .m-table td { display: block; width: auto !important; min-width: 0 !important; max-width: none; border: 0 !important; }
  .m-table td { padding: 2px 10px !important; }
  .m-table tr[title] { border-top: 1px solid var(--border-color) !important; padding-top: 8px; }
  .param-name, .param-type { display: inline-block; text-align: left !important; }
  .param-constraint { max-width: none !important; }
  [part~='section-operation'] { padding-inline: 4px; }
  [part~='section-operation'] > div[style*='absolute'] { position: static !important; }
  [part~='section-operation'] > div[style*='absolute'] > div { min-width: 0 !important; justify-content: start !important; }
  [part~='label-operation-path'] { overflow-wrap: anywhere; }
}`;

/** Styles that make RapiDoc's elements match the site. */
export const mendedStyles = [colours, controls, text, phones].join('\n');
