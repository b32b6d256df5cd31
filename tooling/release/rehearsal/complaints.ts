/** What Next says in every workflow of a project that it has never built: nothing that our packages could do about. */
const ofNewProjects = /No build cache found/;

/** Lines in which a program complains of what it was given. */
export function complaintsIn(said: string): readonly string[] {
  return said
    .split('\n')
    .filter((line) => /\b(?:warn|warning|error)\b|⚠/i.test(line) && !ofNewProjects.test(line));
}
