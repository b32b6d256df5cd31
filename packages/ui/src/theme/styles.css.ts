import './layers.css.ts';
import './reset.css.ts';
import './theme.css.ts';
import './base.css.ts';
