// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"context"
	"flag"

	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/commandline"
	"github.com/giogrid/giogrid/example/internal/desk"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/spoken"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/program"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/example/internal/sqlview/window"
)

// desktop shows a database in a window, or draws it into a picture.
type desktop struct {
	commandline.Options
	readout string
}

func newDesktop() *desktop { return &desktop{Options: commandline.Defaults()} }

// Add implements program.Window.
func (d *desktop) Add(fs *flag.FlagSet) {
	d.Options.Add(fs)
	fs.StringVar(&d.readout, "readout", "", "keep a `file` up to date with the texts on the screen and where they are, as JSON")
}

// Show implements program.Window. With a window it does not return.
func (d *desktop) Show(o program.Options) error {
	if d.Shot != "" {
		return d.draw(o)
	}
	d.UseSystemLanguage()
	w := d.window(o, look.SystemFonts(fonts.Collection()))
	desk.Window{Title: o.Address.Title() + " – sqlview", Size: d.Size, Opened: w.Watch, Closing: w.Closing, Finished: w.Finished, Closed: w.Close}.
		Run(&spoken.Program{Shown: w, Name: "sqlview", File: spoken.File{Path: d.readout}})
	return nil
}

// draw draws the window after everything has arrived.
func (d *desktop) draw(o program.Options) error {
	w := d.window(o, look.OnlyFonts(fonts.Collection()))
	defer w.Close()
	w.Wait()
	return d.Draw(w.Layout)
}

// window shows the database of the options.
func (d *desktop) window(o program.Options, f look.Fonts) *window.Window {
	l := look.New(f)
	l.Scheme, l.Lang, l.RTL = d.Scheme, d.Lang, d.RTL
	return window.New(window.Options{
		Look: l, Title: o.Address.Title(), Table: o.Table, Statement: o.Query,
		Open:     func(ctx context.Context) (*database.Database, error) { return program.Open(ctx, o) },
		Snapshot: snapshot.Options{MaxRows: o.MaxRows}, ExportChoices: o.Exports,
	})
}
