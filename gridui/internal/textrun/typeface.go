// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"reflect"
	"slices"

	giofont "gioui.org/font"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype/tables"
	"github.com/go-text/typesetting/harfbuzz"
	"golang.org/x/image/math/fixed"
)

// typeface is a face of Cache.Faces: a font file in no particular size.
type typeface struct {
	face  *font.Face
	read  bool   // the fields below are set
	rules *rules // nil if the font cannot be set the fast way
	sized *harfbuzz.Font
}

// newTypefaces prepares faces, each font once.
func newTypefaces(faces []giofont.FontFace) []*typeface {
	var out []*typeface
	for _, f := range faces {
		if f.Face == nil {
			continue
		}
		face := f.Face.Face()
		if face == nil || slices.ContainsFunc(out, func(t *typeface) bool { return t.face.Font == face.Font }) {
			continue
		}
		out = append(out, &typeface{face: face})
	}
	return out
}

// sameFaces reports whether two lists of faces are of the same fonts.
func sameFaces(a, b []giofont.FontFace) bool {
	if len(a) != len(b) || len(a) == 0 || &a[0] == &b[0] {
		return len(a) == len(b)
	}
	return slices.EqualFunc(a, b, func(a, b giofont.FontFace) bool {
		return a.Font == b.Font && reflect.ValueOf(&a.Face).Elem().Comparable() && a.Face == b.Face
	})
}

// at sets the size for the measurements below, in 64ths of a pixel like the Shaper.
func (t *typeface) at(px int) *harfbuzz.Font {
	if !t.read {
		t.read = true
		t.rules = newRules(t.face.Font)
		t.sized = harfbuzz.NewFont(t.face)
	}
	t.sized.XScale = int32(px) << 6
	t.sized.YScale = t.sized.XScale
	return t.sized
}

func (t *typeface) advance(g font.GID, px int) fixed.Int26_6 {
	return fixed.Int26_6(t.at(px).GlyphHAdvance(g))
}

// bounds returns the box around a glyph, relative to its dot, y down.
func (t *typeface) bounds(g font.GID, px int) fixed.Rectangle26_6 {
	ext, _ := t.at(px).GlyphExtents(g)
	lo := fixed.Point26_6{X: fixed.Int26_6(ext.XBearing), Y: -fixed.Int26_6(ext.YBearing)}
	return fixed.Rectangle26_6{
		Min: lo,
		Max: lo.Add(fixed.Point26_6{X: fixed.Int26_6(ext.Width), Y: -fixed.Int26_6(ext.Height)}),
	}
}

// complex reports whether a glyph must always be shaped.
func (t *typeface) complex(g font.GID) bool {
	if t.rules == nil || t.rules.complex.has(g) {
		return true
	}
	classes := t.face.GDEF.GlyphClassDef
	if classes == nil {
		return false
	}
	const mark = 3
	class, _ := classes.Class(tables.GlyphID(g))
	return class == mark
}
