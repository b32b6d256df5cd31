/** Unit of every emission factor in the API (specification, section 9); shown as g CO₂/kWh. */
export const emissionUnit = 'g co2/kWh';
