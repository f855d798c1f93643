// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Command bench measures the grid and prints a table, one line each: name, value, unit, ratio, target,
// ok or FAIL, separated by tabs. Times are medians of CPU time, those of rowmodel, columns, csvview
// and source of time on the wall.
// The target is the most that the ratio may be, or where there is no ratio, the value; a line without
// a target only reports.
//
// # Baselines
//
// No time has a bound, since it would be one of a machine. A time is held against that of a plain way
// to the same end in the same run, which most often has the line NAME/plain before: the ratio is bounded,
// at about 1.3 times what was measured. Sizes in bytes, allocations and counts have bounds of their own.
//
// A ratio is the same on another machine only if both sides depend on the machine in the same way. So the
// plain way is of the same nature:
//
//   - It waits for memory where the grid does, and computes where the grid computes. A list of a million
//     numbers is held against a list of a million numbers, and not against a sort.
//   - It runs on as many goroutines where time on the wall is taken. A second core makes both faster.
//   - It does what the grid has to do: a paste finds its row and keeps it for undo, a first frame has a
//     program to start and fonts to read.
//   - Both sides run by turns, and the ratio is the median of those of neighbouring runs: a machine that
//     slows down in between slows both.
//
// The comments beside each bound say what its plain way does.
//
// It exits with status 1 if a target was missed or something could not be measured, and with 2 if
// its flags make no sense.
//
//	go run ./bench [-only GROUP] [-flights FILE] [-cpuprofile FILE] [-memprofile FILE]
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is the program, and returns its exit status.
func run(args []string, stdout, stderr io.Writer) int {
	s, chosen, err := parse(args, stderr)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		return 2
	}
	t := &table{out: stdout}
	if err := s.profiled(func() error { return measureUntilSettled(chosen, s, t) }); err != nil {
		fmt.Fprintln(stderr, "bench:", err)
		return 1
	}
	if t.missed() {
		return 1
	}
	return 0
}

// measureUntilSettled measures once, and where a target was missed again: what is missed in two runs of
// three counts.
func measureUntilSettled(chosen []group, s settings, t *table) error {
	for runs := 1; ; runs++ {
		if err := measureAll(chosen, s, t); err != nil {
			return err
		}
		if runs == runsAtMost || t.settled(runs) {
			return nil
		}
		fmt.Fprintf(t.out, "\na target was missed: run %d of at most %d\n", runs+1, runsAtMost)
	}
}

// settings are what the flags say.
type settings struct {
	flights                string // a file for csvview, in gzip; empty: one is made
	cpuProfile, memProfile string
}

// parse reads the flags, and tells what is wrong with them on stderr.
func parse(args []string, stderr io.Writer) (s settings, chosen []group, err error) {
	f := flag.NewFlagSet("bench", flag.ContinueOnError)
	f.SetOutput(stderr)
	only := f.String("only", "", "run one `group`: "+groupNames()+" (default: all)")
	f.StringVar(&s.flights, "flights", "", "the `file`, CSV in gzip, that csvview opens (default: 231,083 made-up flights)")
	f.StringVar(&s.cpuProfile, "cpuprofile", "", "write a CPU profile to a `file`")
	f.StringVar(&s.memProfile, "memprofile", "", "write a profile of all allocations to a `file`")
	if err := f.Parse(args); err != nil {
		return s, nil, err
	}
	if f.NArg() > 0 {
		err = fmt.Errorf("unexpected argument %q", f.Arg(0))
	} else {
		chosen, err = choose(*only)
	}
	if err != nil {
		fmt.Fprintln(stderr, "bench:", err)
		f.Usage()
	}
	return s, chosen, err
}

func measureAll(chosen []group, s settings, t *table) error {
	for _, g := range chosen {
		if err := g.run(s, t); err != nil {
			return fmt.Errorf("%s: %w", g.name, err)
		}
	}
	return nil
}
