// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Tip is the state of the tooltip of a grid: none, waiting for the mouse to rest, or shown. Whatever
// changes what lies under the pointer clears it; the feature that draws tooltips fills it.
type Tip struct {
	at    viewport.Address
	since time.Time
	armed bool
	text  string
	shown bool
	// byKey is set for a tooltip that a key asked for.
	byKey bool
}

// Clear removes the tooltip. It is not inlined, because it has many callers and binaries are to
// be small.
//
//go:noinline
func (t *Tip) Clear() { *t = Tip{} }

// Visible reports whether a tooltip is on the screen.
func (t *Tip) Visible() bool { return t.shown && t.text != "" }

// Rest begins to wait at the cell that the mouse has moved to, unless its tooltip shows.
func (t *Tip) Rest(at viewport.Address, now time.Time) {
	if t.byKey || t.armed && t.at == at && t.shown {
		return
	}
	*t = Tip{at: at, since: now, armed: at.Col >= 0 && at.Row >= 0}
}

// Leave removes the tooltip that the mouse rested for.
func (t *Tip) Leave() {
	if !t.byKey {
		t.Clear()
	}
}

// Tell shows a text at a cell until the focus moves or a key is pressed.
func (t *Tip) Tell(at viewport.Address, text string) {
	*t = Tip{at: at, armed: true, shown: true, text: text}
}

// Ask asks by key for the tooltip of a cell.
func (t *Tip) Ask(at viewport.Address) { *t = Tip{at: at, armed: true, byKey: true} }

// Hide hides the tooltip. One that the mouse rests for comes back when the mouse has been elsewhere.
func (t *Tip) Hide() {
	if t.byKey {
		t.Clear()
	}
	t.text = ""
}

// Fill sets the text of the tooltip, which shows from now on.
func (t *Tip) Fill(text string) { t.shown, t.text = true, text }

// Armed returns the cell of the tooltip, and false for none.
func (t *Tip) Armed() (at viewport.Address, ok bool) { return t.at, t.armed }

// ByKey reports whether a key asked for the tooltip.
func (t *Tip) ByKey() bool { return t.byKey }

// Shown returns the text of the tooltip, and whether it was looked up.
func (t *Tip) Shown() (text string, ok bool) { return t.text, t.shown }

// Since returns when the mouse began to rest. A clock that was set back moves it to now.
func (t *Tip) Since(now time.Time) time.Time { return ui.NotAfter(&t.since, now) }
