const DAY = 86_400_000;

/** Returns the day of the year of a date, 1 for 1 January. Gatsby uses nothing else of the package. */
module.exports = (date) =>
  (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - Date.UTC(date.getFullYear(), 0, 1)) / DAY + 1;
