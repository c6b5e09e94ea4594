import { attackSign, rotate, type Point, type Row, type SideIndex, type MatchView } from '@goalsquare/engine';

const toTenths = (metres: number): number => Math.round(metres * 10) / 10;

/** Where a row is, turned so that a squad attacks to the right. **Units**: metres, to a tenth. */
export function spotOf({ x, y, period }: Row, side: SideIndex, { setting }: MatchView): Point {
  const turned = rotate({ x, y }, attackSign(setting.homeFirst, side, period));
  return { x: toTenths(turned.x), y: toTenths(turned.y) };
}

/** Who acted in a row. **Empty**: no text where nobody did. */
export function playerOf({ slot }: Pick<Row, 'slot'>, { header: { home, away } }: Pick<MatchView, 'header'>): string {
  const player = slot === undefined ? undefined : [...home.players, ...away.players][slot];
  return (
    player?.displayName ??
    player?.fullname ??
    player?.surname ??
    (player === undefined ? '' : `person ${player.personId}`)
  );
}
