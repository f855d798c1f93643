// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Command gallery demonstrates the grid, with a page for each group of features.
//
//	gallery [-page NAME] [-theme light|dark|contrast] [-lang en|ko] [-size 1280x800]
//	gallery -page analyse -flights FILE
//	gallery -list
//	gallery -page NAME -shot FILE.png [-scale 2] [-rtl]
//
// With -flights the page analyse shows the flights of a file, see data.ReadFlights, instead of a sample. With -shot
// it draws a page without a window. With -readout it updates a small JSON file with the state of the window, for
// programs that drive it.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/commandline"
	"github.com/giogrid/giogrid/example/internal/desk"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/pages"
	"github.com/giogrid/giogrid/storage"
)

func main() {
	o, code, ok := parse(os.Args[1:], os.Stdout, os.Stderr)
	if !ok {
		os.Exit(code)
	}
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "gallery:", err)
		os.Exit(1)
	}
}

// options holds the command line.
type options struct {
	commandline.Options
	page    string
	list    bool
	readout string
	flights string
}

// parse reads the command line. If ok is false, the program exits with the code.
func parse(args []string, stdout, stderr io.Writer) (o options, code int, ok bool) {
	o.Options = commandline.Defaults()
	fs := flag.NewFlagSet("gallery", flag.ContinueOnError)
	o.Add(fs)
	fs.StringVar(&o.page, "page", pages.Names()[0], "`name` of the page to show; see -list")
	fs.BoolVar(&o.list, "list", false, "print the names of the pages, one a line, and exit")
	fs.StringVar(&o.flights, "flights", "", "`file` with the flights that the page analyse shows, in CSV, packed or not; none: a sample")
	fs.StringVar(&o.readout, "readout", "", "keep a `file` up to date with what is shown, as JSON")
	if code, ok = commandline.Parse(fs, &o.Options, args, stderr); !ok {
		return o, code, false
	}
	switch {
	case fs.NArg() > 0:
		fmt.Fprintf(stderr, "gallery: unexpected argument %q\n", fs.Arg(0))
		return o, 2, false
	case o.list:
		fmt.Fprintln(stdout, strings.Join(pages.Names(), "\n"))
		return o, 0, false
	}
	if err := pages.Known(o.page); err != nil {
		fmt.Fprintln(stderr, "gallery:", err)
		return o, 2, false
	}
	return o, 0, true
}

// run shows the gallery, or draws it. With a window it does not return.
func run(o options) error {
	in := look.SystemFonts
	if o.Shot != "" {
		in = look.OnlyFonts
	}
	g := pages.New(in(fonts.Collection()))
	g.SetScheme(o.Scheme)
	g.SetLang(o.Lang)
	g.SetRTL(o.RTL)
	if err := g.Show(o.page); err != nil {
		return err
	}
	if err := setFlights(g, o.flights); err != nil {
		return err
	}
	if o.Shot == "" {
		g.KeepIn(storage.Local("giogrid-gallery"))
	}
	r := readout{path: o.readout}
	if o.Shot != "" {
		if err := o.Draw(g.Layout); err != nil {
			return err
		}
		return r.write(g.State())
	}
	desk.Window{Title: "giogrid", Size: o.Size, Drawn: func() {
		if err := r.write(g.State()); err != nil {
			fmt.Fprintln(os.Stderr, "gallery:", err)
			os.Exit(1)
		}
	}, Closed: g.Close}.Run(g)
	return nil
}

// setFlights reads the flights of a file into a gallery. Without a file the gallery keeps its sample.
func setFlights(g *pages.Gallery, path string) error {
	if path == "" {
		return nil
	}
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	list, err := data.ReadFlights(file)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	g.SetFlights(list)
	return nil
}
