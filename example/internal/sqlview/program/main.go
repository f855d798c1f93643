// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package program

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/sample"
)

// Window shows a database. A program without a window links no user interface.
type Window interface {
	// Add adds the flags of the window to fs.
	Add(fs *flag.FlagSet)
	// Show opens the window. It returns only if there is none, or after it has closed.
	Show(o Options) error
}

// Main runs the program with the arguments after its name, and returns its exit status: 0, 1 if the database or a
// statement fails, 2 for a mistake on the command line. An interrupt stops the run; an export then leaves no file. w
// shows a database when nothing is to be printed or exported; if w is nil, that is a mistake.
func Main(arguments []string, stdout, stderr io.Writer, w Window) int {
	var o Options
	fs := flag.NewFlagSet("sqlview", flag.ContinueOnError)
	fs.SetOutput(stderr)
	fs.Usage = func() {
		fmt.Fprintln(stderr, "Usage: sqlview [flags] [FILE | postgres://... | mysql://...]\nWithout a database it opens a sample.")
		fs.PrintDefaults()
	}
	o.Add(fs)
	if w != nil {
		w.Add(fs)
	}
	if err := fs.Parse(arguments); errors.Is(err, flag.ErrHelp) {
		return 0
	} else if err != nil {
		return 2
	}
	err := o.Parse(fs.Args())
	if err == nil && !o.IsHeadless() && w == nil {
		err = errors.New("expected -tables, -describe or -export; -help tells more")
	}
	if err != nil {
		fmt.Fprintln(stderr, "sqlview:", err)
		return 2
	}
	if o.IsHeadless() {
		err = runUntilInterrupt(o, stdout)
	} else {
		err = w.Show(o)
	}
	if err != nil {
		fmt.Fprintln(stderr, "sqlview:", err)
		return 1
	}
	return 0
}

func runUntilInterrupt(o Options, stdout io.Writer) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	return Run(ctx, o, stdout)
}

// Open opens the database of the options. If necessary it first creates the sample, in the user's cache folder.
func Open(ctx context.Context, o Options) (*database.Database, error) {
	a := o.Address
	if a.IsSample() && a.Path() == "" {
		folder, err := sample.Folder()
		if err != nil {
			return nil, err
		}
		path, err := sample.Make(ctx, folder)
		if err != nil {
			return nil, err
		}
		a = address.SampleIn(path)
	}
	return database.Open(ctx, a, database.Options{Write: o.Write})
}

// Run carries out the options that need no window. Errors contain no password.
func Run(ctx context.Context, o Options, stdout io.Writer) (err error) {
	d, err := Open(ctx, o)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	c := &command{ctx: ctx, options: o, database: d, stdout: stdout}
	return d.Address.Redact(c.run())
}
