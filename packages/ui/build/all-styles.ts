// The entry of the style sheet: `allStylesPlugin` puts an import of every other style file here while it builds.
import '../src/theme/styles.css.ts';
