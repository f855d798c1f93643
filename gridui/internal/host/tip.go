// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Tip is the state of the tooltip of a grid: none, waiting for the mouse to rest, or shown. Changes
// of the element under the pointer clear it; the feature that draws tooltips fills it.
type Tip struct {
	at    viewport.Address
	since time.Time
	armed bool
	text  string
	shown bool
	// byKey is set for a tooltip requested by key.
	byKey bool
}

// Clear removes the tooltip. It is not inlined, because it has many callers and binaries are to
// be small.
//
//go:noinline
func (t *Tip) Clear() { *t = Tip{} }

// Visible reports whether a tooltip is on the screen.
func (t *Tip) Visible() bool { return t.shown && t.text != "" }

// Rest starts to wait at the cell under the mouse, unless its tooltip shows.
func (t *Tip) Rest(at viewport.Address, now time.Time) {
	if t.byKey || t.armed && t.at == at && t.shown {
		return
	}
	*t = Tip{at: at, since: now, armed: at.Col >= 0 && at.Row >= 0}
}

// Leave removes a tooltip shown for the mouse.
func (t *Tip) Leave() {
	if !t.byKey {
		t.Clear()
	}
}

// Tell shows a text at a cell until the focus moves or a key is pressed.
func (t *Tip) Tell(at viewport.Address, text string) {
	*t = Tip{at: at, armed: true, shown: true, text: text}
}

// Ask requests the tooltip of a cell by key.
func (t *Tip) Ask(at viewport.Address) { *t = Tip{at: at, armed: true, byKey: true} }

// Hide hides the tooltip. A tooltip for the mouse can show again after the mouse was elsewhere.
func (t *Tip) Hide() {
	if t.byKey {
		t.Clear()
	}
	t.text = ""
}

// Fill sets the text of the tooltip and shows it.
func (t *Tip) Fill(text string) { t.shown, t.text = true, text }

// Armed returns the cell of the tooltip; ok is false if there is none.
func (t *Tip) Armed() (at viewport.Address, ok bool) { return t.at, t.armed }

// ByKey reports whether the tooltip was requested by key.
func (t *Tip) ByKey() bool { return t.byKey }

// Shown returns the text of the tooltip, and whether it was filled.
func (t *Tip) Shown() (text string, ok bool) { return t.text, t.shown }

// Since returns when the mouse began to rest. It moves a time in the future, after a clock was set
// back, to now.
func (t *Tip) Since(now time.Time) time.Time { return ui.NotAfter(&t.since, now) }
