import { t, texts } from '$lib/texts.svelte';
import type { Building, Flag, ViennaView } from './types';
import { isAdvanced } from './types';

/** What things on the map are called, in the reader's language. */

export const buildingName = (building: Building): string => `${building.name} (${building.id})`;

/** Everything about a building in one line, for those who do not see it. */
export function buildingWords(
  building: Building,
  flag: Flag,
  view: ViennaView,
  names: readonly string[],
): string {
  const agents = view.desks
    .filter((desk) => desk.agents.includes(building.id))
    .map((desk) => names[desk.seat] ?? '');
  const parts = [
    texts.get(`vienna-bribe-${building.colour}`),
    texts.get(`vienna-flag-${flag}`),
    isAdvanced(view) && texts.get(`vienna-seal-${building.seal}`),
    isAdvanced(view) && building.plate && t('vienna-plate', { plate: building.plate }),
    agents.length > 0 && t('vienna-agents-there', { seats: agents.join(', ') }),
    view.board.third_man === building.id && t('vienna-third-man'),
  ];
  return `${buildingName(building)}: ${parts.filter(Boolean).join(', ')}`;
}
