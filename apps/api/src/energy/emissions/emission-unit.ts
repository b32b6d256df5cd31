/** The unit of every emission factor on the wire (specification, section 9); shown as g CO₂/kWh. */
export const EMISSION_UNIT = 'g co2/kWh';
