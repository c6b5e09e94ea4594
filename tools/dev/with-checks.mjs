// Loads TypeScript by tsx, after installing what the checks need.
import './install-checks.mjs';
import 'tsx';
