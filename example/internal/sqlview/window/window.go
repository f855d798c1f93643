// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"context"
	"errors"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/exports"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/places"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowgrid"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/example/internal/sqlview/tabletree"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// Options configure a window. Look, Title and Open are required.
type Options struct {
	Look *look.Look
	// Title is the name of the database, without passwords.
	Title string
	// Open opens the database. It runs on another goroutine. The window closes the database.
	Open func(context.Context) (*database.Database, error)
	// Table or Statement is shown first; both empty: the first table.
	Table, Statement string
	// Snapshot limits the rows of statements and of views.
	Snapshot snapshot.Options
	// Exports is the destination of exports; nil means the user's downloads.
	Exports export.Destination
	// ExportChoices sets initially how exports write formulas, phone numbers and missing values.
	ExportChoices exports.Choices
}

// Window shows a database. Use New to create it, draw it by Layout in each frame, and end it by Close.
type Window struct {
	options  Options
	look     *look.Look
	ctx      context.Context
	cancel   context.CancelFunc
	inbox    inbox
	database *database.Database
	catalog  *catalog.Catalog

	history places.History
	// views holds the user's settings of the grid at places that were left.
	views   map[string]rowgrid.View
	unsaved unsaved
	page    page
	// err is the reason why the database, or the rows of the page, could not be opened.
	err error

	tree *tabletree.Tree
	// value holds the settings of the view of values of valued, the grid that showed last.
	value    option.ValueView
	valued   *rowgrid.Grid
	controls controls
	closing  closing
	focus    any // the tag that gets the keyboard in this frame
}

// New returns a window and begins to open its database.
func New(o Options) *Window {
	w := &Window{options: o, look: o.Look, views: map[string]rowgrid.View{}, unsaved: unsaved{}}
	w.ctx, w.cancel = context.WithCancel(context.Background())
	w.open()
	return w
}

// Watch makes the window call invalidate, on any goroutine, when there is something new to show. Without Watch, as
// for a picture, Wait opens the first page, whose grid then polls.
func (w *Window) Watch(invalidate func()) {
	w.inbox.watch(invalidate)
	w.inbox.wake() // for what was new before
}

// SetWheelScale multiplies wheel movements, for platforms with small notches.
func (w *Window) SetWheelScale(s float32) { w.look.WheelScale = s }

// Layout draws a frame; it fills its constraints.
func (w *Window) Layout(gtx layout.Context) layout.Dimensions {
	gtx.Locale = w.look.Locale()
	w.update(gtx)
	w.draw(w.closing.under(gtx))
	w.closing.draw(gtx, w)
	if w.focus != nil {
		gtx.Execute(key.FocusCmd{Tag: w.focus})
		w.focus = nil
	}
	return layout.Dimensions{Size: gtx.Constraints.Max}
}

// update handles results of other goroutines and input.
func (w *Window) update(gtx layout.Context) {
	w.inbox.take()
	w.closing.update(gtx, w)
	gtx = w.closing.under(gtx)
	w.keys(gtx)
	w.controls.update(gtx, w)
	if w.tree != nil {
		if t := w.tree.Update(gtx); t != nil {
			w.visit(places.Place{Table: t.Name})
		}
	}
	w.page.update(gtx)
	w.unsaved.update(gtx)
	w.showValue()
}

// showValue opens and closes the view of values with its switch, and keeps its settings from page to page.
func (w *Window) showValue() {
	g, on := w.page.grid, &w.controls.value.On
	if g == nil {
		w.value.Open = *on
		return
	}
	if g != w.valued {
		w.valued = g
		w.value.Open = *on
		g.Value.ValueView = w.value
	} else if *on != w.value.Open {
		g.Value.Open = *on
	}
	w.value = g.Value.ValueView
	*on = w.value.Open
}

// Wait waits until the database and the rows of the first page are open, without frames; for a picture. Row contents
// are read while frames are drawn.
func (w *Window) Wait() { w.inbox.wait() }

// Close cancels work in progress, and closes the database.
func (w *Window) Close() error {
	w.cancel()
	w.inbox.wait() // what arrives too late to be shown is closed
	err := errors.Join(w.page.close(), w.unsaved.close())
	if w.database != nil {
		err = errors.Join(err, w.database.Close())
	}
	return err
}
