// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/theme"
)

// styleKey is the part of a style that cached texts and shapes depend on.
type styleKey struct {
	face, headFace textrun.Face
	pad, mark      int
	rtl, forced    bool
	images         bool
	theme          theme.Theme
	locale         string
}

// SetStyle sets the style of the following frames, SetWidgets only its widgets.
func (p *Painter) SetStyle(st *style.Resolved) { p.Style = *st }

// SetWidgets sets the widgets of the style, which belong to one frame.
func (p *Painter) SetWidgets(w style.Widgets) { p.Style.Widgets = w }

// Follow updates cached text for the style of a frame: it drops text set with another shaper, and
// increments StyleRev if texts or shapes look different.
func (p *Painter) Follow() {
	st := &p.Style
	if p.Cache.Configure(st.Shaper, st.Locale, st.Faces, st.TextImages) {
		p.StyleRev++
	}
	k := styleKey{
		face: st.Face, headFace: st.HeaderFace, pad: st.Padding, mark: st.MarkSize, rtl: st.RTL, forced: st.ForcedColors, images: st.TextImages,
		theme: st.Theme, locale: st.Locale.Language,
	}
	if k != p.styleKey {
		p.styleKey = k
		p.StyleRev++
	}
	p.Cache.Begin()
}
