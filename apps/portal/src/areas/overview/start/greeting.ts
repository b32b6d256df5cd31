/**
 * The greeting for an hour of the day: good morning from 05, good day from 10, good afternoon from 13, good evening
 * from 18, and a plain hello at night.
 *
 * @param hour - Hour of the day in Sweden, 0–23.
 */
export function greetingKey(hour: number): GreetingKey {
  if (hour < 5) return 'overview.greeting.hello';
  if (hour < 10) return 'overview.greeting.morning';
  if (hour < 13) return 'overview.greeting.day';
  if (hour < 18) return 'overview.greeting.afternoon';
  return 'overview.greeting.evening';
}

/** The key of a greeting; each takes the first name. */
export type GreetingKey = `overview.greeting.${'hello' | 'morning' | 'day' | 'afternoon' | 'evening'}`;
