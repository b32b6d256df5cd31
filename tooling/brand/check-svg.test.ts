import { describe, expect, it } from 'vitest';
import { checkSvg } from './check-svg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 20 10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

describe('an SVG at the door', () => {
  it('is let in when it only draws, and its frame is known', () => {
    const drawing = '<defs><linearGradient id="a"/></defs><path d="M0 0h4" fill="url(#a)"/><use href="#a"/>';
    expect(checkSvg(svg(drawing), 'logo.light')).toEqual({ ratio: 2 });
  });

  it.each([
    [svg('<script>alert(1)</script>'), 'has the element <script>'],
    [svg('<style>@import url(https://a.example/x.css)</style>'), 'has the element <style>'],
    [svg('<foreignObject/>'), 'has the element <foreignObject>'],
    [svg('<image href="https://a.example/x.png"/>'), 'has the element <image>'],
    [svg('<a href="https://a.example"/>'), 'has the element <a>'],
    [svg('<animate attributeName="href"/>'), 'has the element <animate>'],
    [svg('<path onclick="alert(1)"/>'), 'has the script "onclick"'],
    [svg('', 'viewBox="0 0 1 1" onload="alert(1)"'), 'has the script "onload"'],
    [svg('<use href="https://a.example/x.svg#a"/>'), 'refers to "https://a.example/x.svg#a"'],
    [svg('<use href="javascript:alert(1)"/>'), 'refers to "javascript:alert(1)"'],
    [svg('<path fill="url(https://a.example/x.svg#a)"/>'), 'refers to something outside in "fill"'],
    [svg('<path style="fill: url( \'//a.example/x\' )"/>'), 'refers to something outside in "style"'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'has a document type'],
    [`<?xml-stylesheet href="https://a.example/x.css"?>${svg('')}`, 'has a processing instruction'],
    ['<html/>', 'has the element <html>'],
    ['<svg', 'is not well-formed XML'],
    ['', 'is not well-formed XML'],
    [svg('', ''), 'has no viewBox'],
  ])('is refused: %s', (text, reason) => {
    expect(() => checkSvg(text, 'Prov: logo.light (a.svg)')).toThrow(`Prov: logo.light (a.svg) ${reason}`);
  });
});
