// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// styleKey is the part of a style that cached text depends on.
type styleKey struct {
	face, headFace textrun.Face
	pad, mark      int
	rtl, forced    bool
	images         bool
	ink, headInk   [4]uint8
	mutedInk       [4]uint8
	locale         string
}

// SetStyle sets the style of the following frames, SetWidgets only its widgets.
func (p *Painter) SetStyle(st *style.Resolved) { p.Style = *st }

// SetWidgets sets the widgets of the style, which belong to one frame.
func (p *Painter) SetWidgets(w style.Widgets) { p.Style.Widgets = w }

// Follow updates cached text for the style of a frame: it drops text set with another shaper, and
// increments StyleRev if texts look different.
func (p *Painter) Follow() {
	st := &p.Style
	if p.Cache.Configure(st.Shaper, st.Locale, st.Faces, st.TextImages) {
		p.StyleRev++
	}
	k := styleKey{
		face: st.Face, headFace: st.HeaderFace, pad: st.Padding, mark: st.MarkSize, rtl: st.RTL, forced: st.ForcedColors, images: st.TextImages,
		ink:      [4]uint8{st.Theme.Fg.R, st.Theme.Fg.G, st.Theme.Fg.B, st.Theme.Fg.A},
		headInk:  [4]uint8{st.Theme.HeaderFg.R, st.Theme.HeaderFg.G, st.Theme.HeaderFg.B, st.Theme.HeaderFg.A},
		mutedInk: [4]uint8{st.Theme.FgMuted.R, st.Theme.FgMuted.G, st.Theme.FgMuted.B, st.Theme.FgMuted.A},
		locale:   st.Locale.Language,
	}
	if k != p.styleKey {
		p.styleKey = k
		p.StyleRev++
	}
	p.Cache.Begin()
}
