// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Command csvview shows a CSV or TSV file as a table.
//
//	csvview [-theme light|dark|contrast] [-lang en|ko] [-size 1280x800] FILE
//	csvview -shot FILE.png [-scale 2] FILE
//	csvview -first-frame FILE
//
// It finds out delimiter, header, encoding and the types of the columns, and opens .gz files too. What
// is wrong with a file is shown as it stands and told in notes, in the window and on stderr. The exit
// status is 1 where nothing can be shown, 2 for a mistake on the command line, and else 0.
package main

import (
	"flag"
	"fmt"
	"image"
	"io"
	"os"
	"path/filepath"
	"time"

	"gioui.org/io/input"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/desk"
	"github.com/giogrid/giogrid/example/internal/look"
)

func main() {
	began := time.Now()
	o, code, ok := parse(os.Args[1:], os.Stderr)
	if !ok {
		os.Exit(code)
	}
	t, err := open(o.file, os.Stderr)
	switch {
	case err != nil:
	case o.firstFrame:
		firstFrame(t, o)
		fmt.Printf("%.1f\n", float64(time.Since(began).Microseconds())/1000)
	default:
		err = show(t, o)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "csvview:", err)
		os.Exit(1)
	}
}

// options are what the command line says.
type options struct {
	desk.Options
	file string
	// firstFrame measures instead of showing.
	firstFrame bool
}

// parse reads the command line. Where it returns false there is nothing more to do than to exit with
// the code.
func parse(args []string, stderr io.Writer) (o options, code int, ok bool) {
	o.Options = desk.Defaults()
	fs := flag.NewFlagSet("csvview", flag.ContinueOnError)
	fs.Usage = func() {
		fmt.Fprintln(fs.Output(), "Usage: csvview [flags] FILE")
		fs.PrintDefaults()
	}
	o.Add(fs)
	fs.BoolVar(&o.firstFrame, "first-frame", false, "print the milliseconds from start to the first frame, built but not drawn, and exit")
	if code, ok = desk.Parse(fs, &o.Options, args, stderr); !ok {
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

// open reads a file and tells its notes to stderr. An error means that nothing can be shown.
func open(file string, stderr io.Writer) (*table.Table, error) {
	t, err := table.Open(file)
	if err != nil {
		return nil, err
	}
	for _, n := range t.Notes() {
		fmt.Fprintf(stderr, "csvview: %s: %s\n", file, n)
	}
	return t, nil
}

// show shows a table, or draws it. With a window it does not return.
func show(t *table.Table, o options) error {
	in := look.SystemFonts
	if o.Shot != "" {
		in = look.OnlyFonts
	}
	v := newViewer(t, in(fonts.Collection()))
	v.look.Scheme, v.look.Lang = o.Scheme, o.Lang
	if o.Shot != "" {
		return o.Draw(v.Layout)
	}
	desk.Window{Title: filepath.Base(t.Name()), Size: o.Size}.Run(v)
	return nil
}

// firstFrame builds and routes the first frame of a table, all that comes before the GPU.
func firstFrame(t *table.Table, o options) {
	var ops op.Ops
	var router input.Router
	v := newViewer(t, look.OnlyFonts(fonts.Collection()))
	v.Layout(layout.Context{
		Ops: &ops, Source: router.Source(), Now: time.Now(),
		Metric:      unit.Metric{PxPerDp: o.Scale, PxPerSp: o.Scale},
		Constraints: layout.Exact(image.Pt(int(float32(o.Size.X)*o.Scale), int(float32(o.Size.Y)*o.Scale))),
	})
	router.Frame(&ops)
}
