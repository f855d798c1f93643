// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// A buttonFace holds the texts of the button, made again only when the view, its state or the locale changes.
type buttonFace struct {
	name        string
	changed     bool
	views       string
	text, label string
}

// nameMost bounds the number of characters of a name that the button shows.
const nameMost = 24

// Tool returns the button and its face: the chosen view, and whether it was changed. ok is false if the button
// does not show.
func (f *Feature) Tool() (b *ui.Button, face ui.ButtonFace, ok bool) {
	if !f.Program.Shows() || !f.Painter.Styled() {
		return nil, face, false
	}
	w, t := &f.face, f.texts()
	if name, changed := f.shownName(), f.list.changed; w.views != t.Views || w.name != name || w.changed != changed {
		w.views, w.name, w.changed = t.Views, name, changed
		w.text, w.label = t.Views, t.Views
		if name != "" {
			w.text, w.label = shortened(name, nameMost), t.Views+": "+name
			if changed {
				w.text, w.label = w.text+" *", t.Views+": "+t.Changed(name)
			}
		}
	}
	return &f.button, ui.ButtonFace{Label: w.label, Text: w.text, Icon: f.Painter.Style.Icons.Views}, true
}

// shownName returns the name of the chosen view, empty without a chosen view or if it does not exist any more.
func (f *Feature) shownName() string {
	name := f.Program.Current()
	if f.list.read || f.list.key == "" {
		if _, ok := f.find(name); !ok {
			return ""
		}
	}
	return name
}

// shortened returns the start of a text, of at most the given number of characters with the ellipsis.
func shortened(text string, most int) string {
	n := 0
	for i := range text {
		if n == most-1 && len(text[i:]) > 1 {
			return text[:i] + "…"
		}
		n++
	}
	return text
}

// PaintTool draws the button.
func (f *Feature) PaintTool(face ui.ButtonFace) {
	f.anchor = face.At
	defer draw.Clip(f.Painter.Ops, face.At).Pop()
	event.Op(f.Painter.Ops, &f.touch)
	f.Buttons.Draw(&f.button, face)
}

// PlaceTool sets where another bar drew the button, and which tag gets the keyboard when the menu closes.
func (f *Feature) PlaceTool(at image.Rectangle, home event.Tag) { f.anchor, f.home = at, home }

// updateButton reads a click or a key of the button, and reports whether there was one.
func (f *Feature) updateButton(gtx layout.Context) bool {
	if !f.Program.Shows() {
		return false
	}
	for {
		ev, ok := gtx.Event(pointer.Filter{Target: &f.touch, Kinds: pointer.Press})
		if !ok {
			break
		}
		f.pressedBy(ev)
	}
	tag := &f.button.Clickable
	if ev, ok := gtx.Event(key.Filter{Focus: tag, Name: key.NameDownArrow, Optional: key.ModAlt}); ok {
		if k, is := ev.(key.Event); is && k.State == key.Press {
			f.openMenu(true)
		}
		return true
	}
	if !f.button.ClickedIf(gtx, true) {
		return false
	}
	f.openMenu(!f.button.Hovered())
	return true
}
