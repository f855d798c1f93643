// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowgrid"
)

// closing is the question about unsaved changes before the window closes. The zero value shows no question.
type closing struct {
	state                 closingState
	save, discard, cancel look.Button
}

type closingState uint8

const (
	closingNot   closingState = iota
	closingAsks               // the question shows
	closingSaves              // the question shows, and changes are being saved
	closingDone               // the window may close
)

// Closing reports whether the window may close. If changes would be lost, it shows a question instead, and Finished
// reports the result.
func (w *Window) Closing() bool {
	c := &w.closing
	if c.state == closingDone {
		return true
	}
	typed := w.page.grid != nil && !w.page.grid.EndEdit()
	if !typed && len(w.changed()) == 0 {
		return true
	}
	if c.state == closingNot {
		c.state, w.focus = closingAsks, &c.save.Clickable
	}
	return false
}

// Finished reports whether the window should close after the question of Closing.
func (w *Window) Finished() bool { return w.closing.state == closingDone }

// changed returns the grids with changes, or with changes that are being saved.
func (w *Window) changed() (grids []*rowgrid.Grid) {
	pages := []page{w.page}
	for _, p := range w.unsaved {
		pages = append(pages, p)
	}
	for _, p := range pages {
		if p.grid != nil && (p.grid.HasChanges() || p.grid.IsSaving()) {
			grids = append(grids, p.grid)
		}
	}
	return grids
}

// asks reports whether the question shows.
func (c *closing) asks() bool { return c.state == closingAsks || c.state == closingSaves }

// under returns the context of everything below the question, which disables input.
func (c *closing) under(gtx layout.Context) layout.Context {
	if c.asks() {
		return gtx.Disabled()
	}
	return gtx
}

// update reads the answer.
func (c *closing) update(gtx layout.Context, w *Window) {
	if !c.asks() {
		return
	}
	for c.save.Clicked(gtx) {
		c.begin(w)
	}
	for c.discard.Clicked(gtx) {
		c.state = closingDone
	}
	for c.cancel.Clicked(gtx) {
		c.leave(w)
	}
	for {
		ev, ok := gtx.Event(key.Filter{Name: key.NameEscape})
		if !ok {
			break
		}
		if ev, ok := ev.(key.Event); ok && ev.State == key.Press {
			c.leave(w)
		}
	}
	if c.state == closingSaves {
		c.follow(w)
	}
}

// begin saves all changes. A typed text that is not valid keeps the window open.
func (c *closing) begin(w *Window) {
	if w.page.grid != nil && !w.page.grid.EndEdit() {
		c.leave(w)
		return
	}
	c.state = closingSaves
	for _, g := range w.changed() {
		g.Save()
	}
}

// follow waits for the end of the saves. If a save fails, the window stays open and shows its page.
func (c *closing) follow(w *Window) {
	changed := w.changed()
	for _, g := range changed {
		if g.IsSaving() {
			return
		}
	}
	if len(changed) == 0 {
		c.state = closingDone
		return
	}
	if w.page.grid == nil || !w.page.grid.HasChanges() {
		for _, p := range w.unsaved {
			w.visit(p.place)
			break
		}
	}
	c.leave(w)
}

// leave removes the question, and returns the keyboard to the rows.
func (c *closing) leave(w *Window) {
	if c.state = closingNot; w.page.grid != nil {
		w.focus = w.page.grid.Tag()
	}
}
