// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Command csvview shows a CSV or TSV file as a table.
//
//	csvview [-theme light|dark|contrast] [-lang en|ko] [-size 1280x800] [-memory 2GB] FILE
//	csvview -shot FILE.png [-scale 2] FILE
//	csvview -first-frame FILE
//	csvview -loaded FILE
//
// The window opens with the first rows and shows more as they are read; a file of up to 1 MB appears whole.
// FILE may also be a pipe, such as /dev/stdin. Rows may be sorted at once: those read from then on join the
// order when the file is at its end.
//
// Ctrl+F searches the cells. The menus of headers sort, filter, group, profile and format, and add calculated
// columns; the menu of cells exports. F4 shows the whole value of a cell, such as a long text or JSON. A file that is opened again appears as it was left. -help lists the keys.
//
// The table takes at most the memory that -memory sets, by default half of the machine's. A file that needs more,
// such as a small .gz that unpacks to very much, is shown as far as it fits, with a note that it is cut. Of a file
// that grows during reading, the content at the time of opening is shown.
//
// The delimiter, the header, the encoding and the types of the columns are detected; .gz files are unpacked. Flaws of
// a file are shown unchanged and listed in notes, in the window and on stderr. The exit status is 1 if nothing can be
// shown, 2 for a mistake on the command line, and 0 otherwise.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/commandline"
	"github.com/giogrid/giogrid/example/internal/desk"
	"github.com/giogrid/giogrid/example/internal/exports"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/spoken"
	"github.com/giogrid/giogrid/storage"
	_ "github.com/giogrid/giogrid/storage/export/xlsx"
)

func main() {
	began := time.Now()
	o, code, ok := parse(os.Args[1:], os.Stderr)
	if !ok {
		os.Exit(code)
	}
	if err := run(o, began); err != nil {
		fmt.Fprintln(os.Stderr, "csvview:", err)
		os.Exit(1)
	}
}

// run carries out the options. With a window it does not return.
func run(o options, began time.Time) error {
	// Before the collector works harder, the heap may grow to the table and what the window needs in addition.
	debug.SetMemoryLimit(int64(o.memory) + windowMemory)
	s, err := open(o.file, o.memory)
	if err != nil {
		return err
	}
	switch {
	case o.firstFrame:
		read := readShare(s.State())
		firstFrame(s, o)
		fmt.Printf("%.1f %.3f\n", milliseconds(began), read)
	case o.loaded:
		firstFrame(s, o)
		t := s.Wait().Table
		ms := milliseconds(began)
		s = nil // it holds the table too
		fmt.Printf("%.1f %.3f\n", ms, heapRatio(t))
	default:
		return show(s, o)
	}
	return nil
}

// options holds the command line.
type options struct {
	commandline.Options
	file string
	// firstFrame and loaded print measurements instead of showing a window.
	firstFrame, loaded bool
	// readout is the file that the texts on the screen are written to, empty for none.
	readout string
	memory  byteSize // for the table
	exports exports.Choices
}

// keysHelp lists the most useful keys.
const keysHelp = `
Keys in the window (Command in place of Ctrl on macOS):
  Ctrl+F, F3, Shift+F3    find, the next hit, the one before
  Ctrl+G                  go to a row
  Alt+Down on a header    its menu: sort, filter, group, profile, format, calculate
  Shift+F10 on a cell     its menu: copy, export
  Tab                     to the groups and filters above the table; arrows from one to the next, Delete
                          takes one away
  Shift with arrows       select cells, whose sum and average stand below the table
  Ctrl+C                  copy them
  F1                      list all keys
  F4                      show the whole value of a cell: long texts, JSON with folds, bytes
`

// windowMemory is about the memory a window needs in addition to the table, in bytes: fonts, glyphs, operations.
const windowMemory = 256 << 20

// parse reads the command line. If ok is false, the program exits with the code.
func parse(args []string, stderr io.Writer) (o options, code int, ok bool) {
	o.Options, o.memory = commandline.Defaults(), byteSize(installedMemory()/2)
	fs := flag.NewFlagSet("csvview", flag.ContinueOnError)
	fs.Usage = func() {
		fmt.Fprintln(fs.Output(), "Usage: csvview [flags] FILE")
		fs.PrintDefaults()
		fmt.Fprint(fs.Output(), keysHelp)
	}
	o.Add(fs)
	fs.BoolVar(&o.firstFrame, "first-frame", false, "print the milliseconds from start to the first frame with rows, built but not drawn,\nand the share of the file that was read before it was begun, and exit")
	fs.BoolVar(&o.loaded, "loaded", false, "print the milliseconds from start until the file is read, the first frame among them,\nand the heap that its table holds as a multiple of its text, and exit")
	fs.StringVar(&o.readout, "readout", "", "keep a `file` up to date with the texts on the screen and where they are, as JSON")
	o.exports.Add(fs)
	fs.Var(&o.memory, "memory", "how much memory the table may take, as in `2GB`; a file that needs more is cut")
	if code, ok = commandline.Parse(fs, &o.Options, args, stderr); !ok {
		return o, code, false
	}
	switch {
	case fs.NArg() == 0:
		fmt.Fprintln(stderr, "csvview: expected a FILE to show; -help tells more")
		return o, 2, false
	case fs.NArg() > 1:
		fmt.Fprintf(stderr, "csvview: expected one FILE, got %d; flags stand before it\n", fs.NArg())
		return o, 2, false
	}
	o.file = fs.Arg(0)
	return o, 0, true
}

// open begins to read a file into a table that takes at most memory bytes, and returns when there is something to
// show. An error means that there is nothing to show.
func open(file string, memory byteSize) (*table.Stream, error) {
	s := table.OpenStream(file, int64(memory))
	if state := s.First(); state.Err != nil {
		return nil, errors.Join(state.Err, s.Close())
	}
	return s, nil
}

// report writes the notes of a table to stderr.
func report(t *table.Table, stderr io.Writer) {
	for _, n := range t.Notes() {
		fmt.Fprintf(stderr, "csvview: %s: %s\n", t.Name(), n)
	}
}

// show shows a file while it is read, or draws a picture of it after it is read. With a window it does not return.
func show(s *table.Stream, o options) error {
	if o.Shot != "" {
		report(s.Wait().Table, os.Stderr)
		return o.Draw(o.dressed(newViewer(s, look.OnlyFonts(fonts.Collection()))).Layout)
	}
	go func() {
		if state := s.Wait(); state.Done {
			report(state.Table, os.Stderr)
		}
	}()
	v := o.dressed(newViewer(s, look.SystemFonts(fonts.Collection())))
	v.keepIn(storage.Local("giogrid-csvview"), o.file)
	desk.Window{Title: filepath.Base(o.file), Size: o.Size, Opened: v.watch, Closed: func() error {
		return errors.Join(v.grid.Close(), s.Close())
	}}.Run(&spoken.Program{Shown: v, Name: "csvview", File: spoken.File{Path: o.readout}})
	return nil
}

// dressed gives a viewer the colours and the language asked for.
func (o *options) dressed(v *viewer) *viewer {
	v.look.Scheme, v.look.Lang, v.look.RTL = o.Scheme, o.Lang, o.RTL
	v.tools.exports = o.exports
	return v
}
