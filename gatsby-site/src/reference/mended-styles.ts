/**
 * Styles inside the elements of RapiDoc: colours of the site in place of those for methods and faults, whose contrast
 * on light grounds is too low; no line that begins outside the page; and on phones parameters one below the other,
 * which else are cut off.
 */
export const mendedStyles = `*, *::before, *::after {
  --blue: var(--note) !important; --green: var(--good) !important; --red: var(--bad) !important; --orange: var(--warn) !important; --yellow: var(--warn) !important;
  --pink: var(--bad) !important; --purple: var(--note) !important; --brown: var(--warn) !important; --light-fg: var(--muted) !important; --fg3: var(--muted) !important;
  --placeholder-color: var(--muted) !important; --nav-text-color: var(--text) !important;
  --nav-get-color: var(--note) !important; --nav-post-color: var(--good) !important; --nav-delete-color: var(--bad) !important;
}
#api-info { margin-left: 0 !important; }
@media (max-width: 640px) {
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
