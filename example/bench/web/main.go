// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run executes the program and returns its exit status.
func run(args []string, stdout, stderr io.Writer) int {
	f := flag.NewFlagSet("web", flag.ContinueOnError)
	f.SetOutput(stderr)
	profile := f.String("cpuprofile", "", "write a profile of the page's thread to a `file` that DevTools opens (.cpuprofile)")
	if err := f.Parse(args); err != nil {
		return 2
	}
	if f.NArg() != 1 {
		fmt.Fprintln(stderr, "web: want the folder of the gallery's site")
		return 2
	}
	t := &table{out: stdout}
	if err := measure(context.Background(), t, f.Arg(0), *profile); err != nil {
		fmt.Fprintln(stderr, "web:", err)
		return 1
	}
	if t.failed {
		return 1
	}
	return 0
}

// measure measures everything.
func measure(ctx context.Context, t *table, gallery, profile string) error {
	dir, err := os.MkdirTemp("", "giogrid-bench-web-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	sheet, empty := site{"sheet", filepath.Join(dir, "sheet")}, site{"empty", filepath.Join(dir, "empty")}
	for _, s := range []site{sheet, empty} {
		if err := buildProgram(ctx, s, profile != ""); err != nil {
			return err
		}
	}
	if profile == "" {
		if err := sizes(ctx, t, gallery, sheet.dir); err != nil {
			return err
		}
	}
	b, err := startBrowser(ctx)
	if err != nil {
		return err
	}
	defer b.end()
	address := serve(b, sheet.dir)
	if err := frames(t, b, serve(b, empty.dir), address); err != nil {
		return err
	}
	if profile != "" {
		if err := b.profile(address, profile); err != nil {
			return err
		}
	}
	return openings(t, b, empty, sheet, site{"gallery", gallery})
}
