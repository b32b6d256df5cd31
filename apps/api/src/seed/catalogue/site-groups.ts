/** A site group (anläggningsgrupp) of the demo data. */
export interface DemoSiteGroup {
  readonly corporateGroup: string;
  readonly name: string;
  readonly description: string;
  readonly visibility: 'private' | 'corporate_group';
  /** E-mail address of its creator. */
  readonly createdBy: string;
  /** Building types included in it. */
  readonly buildingTypes: readonly string[];
}

/** Site groups by the use of the buildings. */
export const demoSiteGroups: readonly DemoSiteGroup[] = [
  {
    corporateGroup: 'Norrviken Livs',
    name: 'Butiker',
    description: 'Alla butiker, för jämförelse av kyla och belysning.',
    visibility: 'corporate_group',
    createdBy: 'anna@norrviken.example',
    buildingTypes: ['grocery_store'],
  },
  {
    corporateGroup: 'Norrviken Livs',
    name: 'Lager och terminaler',
    description: 'Logistikens byggnader, laddplatsen undantagen.',
    visibility: 'corporate_group',
    createdBy: 'anna@norrviken.example',
    buildingTypes: ['warehouse', 'cold_store', 'terminal', 'workshop'],
  },
  {
    corporateGroup: 'Norrviken Livs',
    name: 'Att följa upp i vinter',
    description: '',
    visibility: 'private',
    createdBy: 'anna@norrviken.example',
    buildingTypes: ['office', 'bakery'],
  },
  {
    corporateGroup: 'Björkhaga Fastigheter',
    name: 'Kontor',
    description: 'Kontorshus i alla bolag.',
    visibility: 'corporate_group',
    createdBy: 'maria@bjorkhaga.example',
    buildingTypes: ['office'],
  },
];
