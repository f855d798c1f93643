// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image/color"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/srgb"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/tints"
	"github.com/giogrid/giogrid/gridui/tint"
)

// Look holds the colours of ready cells for a theme. The zero value has none: see Sync.
type Look struct {
	// Ground holds the backgrounds of texts in the colour Fg, Shape the colours of shapes, by their tints.
	Ground, Shape [tints.Count]color.NRGBA
	// Fg is the colour of text, Muted of secondary text, Link of links.
	Fg, Muted, Link color.NRGBA
	// Track is the colour of what is missing in a bar of progress, Axis of lines, Edge of the borders of buttons.
	Track, Axis, Edge color.NRGBA
	// Fill and OnFill are the colours of primary buttons and of texts on them. Hover is laid over a button.
	Fill, OnFill, Hover color.NRGBA
	// Focus is the colour of the frame around the target with the keyboard, Danger that of a failure.
	Focus, Danger color.NRGBA
	// Forced reports that the system sets the colours: shapes have the colour of text, and grounds are frames.
	Forced bool

	from madeFrom
	made bool
}

// madeFrom holds the input of the colours.
type madeFrom struct {
	palette tints.Palette
	// grounds are the backgrounds of rows, and layers what is laid over them.
	grounds [8]color.NRGBA
	layers  [2]color.NRGBA

	muted, border, field, accent, onAccent, focus, red, hover color.NRGBA
	forced                                                    bool
}

// Sync makes the colours for the style of a frame, and reports whether they have changed.
func (l *Look) Sync(st *style.Resolved) (changed bool) {
	th := &st.Theme
	now := madeFrom{
		palette: tints.Palette{Fg: th.Fg, Grounds: [6]color.NRGBA{th.Bg, th.RowAlt, th.Selected, th.FloatingBg, th.Edited, th.Added}},
		muted:   th.FgMuted, border: th.Border, field: th.FieldBorder, accent: th.Accent, onAccent: th.AccentFg, focus: th.FocusRing, red: th.Danger,
		hover: th.Hover, forced: st.ForcedColors, layers: [2]color.NRGBA{th.Hover, th.Highlight},
		grounds: [8]color.NRGBA{th.Bg, th.RowAlt, th.Selected, th.Added, th.Edited, th.Deleted, th.FloatingBg, th.FooterBg},
	}
	if l.made && l.from == now {
		return false
	}
	*l = Look{from: now, made: true}
	l.make()
	return true
}

func (l *Look) make() {
	of := &l.from
	l.Fg, l.Muted, l.Forced = of.palette.Fg, of.muted, of.forced
	l.Track, l.Axis, l.Edge = of.border, of.muted, of.field
	l.Fill, l.OnFill, l.Hover, l.Focus, l.Danger = of.accent, of.onAccent, of.hover, of.focus, of.red
	grounds := of.laid()
	l.Link = of.palette.InkOn(tints.Hues[tint.Blue], of.palette.TextContrast(), grounds)
	for t := 1; t < tints.Count; t++ {
		l.Ground[t], l.Shape[t] = of.palette.Opaque(tints.Hues[t]), of.palette.InkOn(tints.Hues[t], tints.ShapeContrast, grounds)
		if l.Forced {
			l.Ground[t], l.Shape[t] = of.palette.Grounds[0], l.Fg
		}
	}
	if l.Forced {
		l.Link = l.Fg
	}
}

// laid returns the backgrounds of rows, without and with what is laid over them, in both ways in which renderers mix
// colours.
func (m *madeFrom) laid() []color.NRGBA {
	all := slices.Clone(m.grounds[:])
	for _, layer := range m.layers {
		for _, g := range slices.Clone(all) {
			all = append(all, srgb.OverEncoded(g, layer), srgb.OverLinear(g, layer))
		}
	}
	return all
}

// ShapeOf returns the colour of shapes of a tint, or of another one if it is tint.None.
func (l *Look) ShapeOf(t, auto tint.Tint) color.NRGBA { return l.Shape[pick(t, auto)] }

// pick returns a tint, or another one if it is tint.None or unknown.
func pick(t, auto tint.Tint) tint.Tint {
	if t == tint.None || int(t) >= tints.Count {
		return auto
	}
	return t
}

// tintOf returns the tint of a text: the program's, or else always the same one.
func tintOf(given map[string]tint.Tint, text []byte) tint.Tint {
	if t, ok := given[string(text)]; ok && t != tint.None && int(t) < tints.Count {
		return t
	}
	hash := uint32(2166136261)
	for _, b := range text {
		hash = (hash ^ uint32(b)) * 16777619
	}
	return tint.Tint(1 + (hash>>8)%(tints.Count-1))
}
