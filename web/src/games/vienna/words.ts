import { t, texts } from '$lib/texts.svelte';
import type { Building, Flag } from './schema';

/** What things on the map are called, in the reader's language. */

export const buildingName = (building: Building): string => `${building.name} (${building.id})`;

/** What there is at a building. */
interface Occupation {
  flag: Flag;
  /** The names of the players with an agent there. */
  agents: readonly string[];
  hasThirdMan: boolean;
  isAdvanced: boolean;
}

/** Everything about a building in one line, for screen readers. */
export function buildingWords(building: Building, there: Occupation): string {
  const parts = [
    texts.get(`vienna-bribe-${building.colour}`),
    texts.get(`vienna-flag-${there.flag}`),
    there.isAdvanced && texts.get(`vienna-seal-${building.seal}`),
    there.isAdvanced && building.plate && t('vienna-plate', { plate: building.plate }),
    there.agents.length > 0 && t('vienna-agents-there', { seats: there.agents.join(', ') }),
    there.hasThirdMan && t('vienna-third-man'),
  ];
  return `${buildingName(building)}: ${parts.filter(Boolean).join(', ')}`;
}
