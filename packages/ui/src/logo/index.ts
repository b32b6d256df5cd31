export { Logo, type LogoProps } from './Logo.tsx';
export { LogoMark, type LogoMarkProps, type LogoPicture } from './LogoMark.tsx';
