// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"time"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"
)

// What a pointer shows by resting, a key shows at once: the tooltip of the focused cell
// or header. It stays until the focus moves, the key is pressed again or another one is;
// the pointer does not drive it away. Esc hides any tooltip.

// hintKey is the key that shows a tooltip, as filters name it.
func (e *engine) hintKey() key.Name {
	if e.ask.options().hints.Off {
		return noKey
	}
	return key.NameF1
}

// hintAct shows the tooltip of what is focused or hides it, and says whether a key asked
// for that.
func (e *engine) hintAct(a Action) bool {
	if a != ActionTooltip {
		return false
	}
	if e.hint.byKey {
		e.hint.clear()
		return true
	}
	at := e.focus.at()
	e.showCell(at)
	e.hint = hint{at: at, armed: true, byKey: true}
	return true
}

// hidesHint hides the tooltip that shows at Esc, and says whether it did. One that the
// pointer rests for comes back when it has been elsewhere.
func (e *engine) hidesHint(ev key.Event) bool {
	h := &e.hint
	if ev.Name != key.NameEscape || ev.Modifiers != 0 || !h.visible() || e.lifts() {
		return false
	}
	if h.byKey {
		h.clear()
	}
	h.text = ""
	return true
}

// escapedHint asks for Esc in the frame in which a tooltip appears, after the grid has
// asked for its keys, and says whether it came.
func (e *engine) escapedHint(gtx layout.Context) bool {
	ev, ok := gtx.Event(key.Filter{Focus: e.keyTag(), Name: key.NameEscape})
	ke, _ := ev.(key.Event)
	return ok && ke.State == key.Press && e.hidesHint(ke)
}

// clearFor clears the tooltip at a key that is not its own.
func (h *hint) clearFor(a Action) {
	if a != ActionTooltip {
		h.clear()
	}
}

// leave clears the tooltip that the pointer rested for.
func (h *hint) leave() {
	if !h.byKey {
		h.clear()
	}
}

// visible says whether there is a tooltip on the screen.
func (h *hint) visible() bool { return h.shown && h.text != "" }

// complaint tells why what is typed into fields is wrong: a while after the last key, so
// that what is on its way to be right is left alone. A key makes it the zero value.
type complaint struct {
	// since is when it was wrong first after the last key.
	since time.Time
}

// due says whether it is time to tell, of fields that are wrong and are typed into, or
// not.
func (c *complaint) due(p *painter, wrong bool) bool {
	if !wrong || p.opt.hints.Off {
		*c = complaint{}
		return false
	}
	if c.since.IsZero() {
		c.since = p.gtx.Now
	}
	due := c.since.Add(p.opt.hints.delay())
	if p.gtx.Now.Before(due) {
		p.gtx.Execute(op.InvalidateCmd{At: due})
		return false
	}
	return true
}
