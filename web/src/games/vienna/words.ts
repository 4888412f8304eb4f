import { t, texts } from '$lib/texts.svelte';
import type { Building, Content, Flag, Mission } from './schema';

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
  return t('labelled', { name: buildingName(building), text: parts.filter(Boolean).join(', ') });
}

/** What a mission asks for, such as "agents on seals: 2 nobility, 1 religion". */
export function needsWords(mission: Mission, content: Content): string {
  const building = mission.building === null ? undefined : content.buildings[mission.building - 1];
  if (building)
    return texts.get('vienna-needs-building', {
      building: buildingName(building),
      plate: building.plate ?? '',
    });
  const kinds = [...new Set<string>(mission.needs)];
  const amounts = kinds.map((kind) => {
    const count = mission.needs.filter((need) => need === kind).length;
    switch (mission.kind) {
      case 'seals':
        return texts.get('vienna-seals', { count, seal: texts.get(`vienna-seal-${kind}`) });
      case 'bribes':
        return texts.get(`vienna-bribes-${kind}`, { count });
      default:
        return texts.get(`vienna-infos-${kind}`, { count });
    }
  });
  return texts.get(`vienna-needs-${mission.kind}`, { needs: amounts.join(', ') });
}
