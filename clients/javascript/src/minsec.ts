/** Formats seconds as minutes and seconds: `9:54`. With `leadingZero`, minutes have at least two digits: `09:54`. */
export function minsec(seconds: number, leadingZero = false): string {
  const whole = Math.trunc(Math.abs(seconds));
  const minutes = String(Math.trunc(whole / 60)).padStart(leadingZero ? 2 : 1, '0');
  return `${seconds < 0 ? '-' : ''}${minutes}:${String(whole % 60).padStart(2, '0')}`;
}
