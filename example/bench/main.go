// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Command bench measures the grid and prints a table of lines with name, value, unit, ratio, target, ok or FAIL,
// separated by tabs. Times are medians of CPU time, in rowmodel, columns, csvview and source of wall time.
// The target is the maximum ratio or, without a ratio, the maximum value; a line without a target only reports.
//
// # Baselines
//
// Times have no bounds, since a bound would depend on the machine. A time is compared with a plain way to the same
// result in the same run, which usually is the line NAME/plain before: the ratio is bounded, at about 1.3 times the
// measured ratio. Sizes in bytes, allocations and counts are bounded themselves.
//
// A ratio is the same on another machine only if both sides depend on the machine in the same way. So the plain way
// is of the same nature:
//
//   - It waits for memory where the grid does, and computes where the grid computes. A list of a million
//     numbers is compared with a list of a million numbers, and not with a sort.
//   - It runs on as many goroutines if wall time is measured. A second core makes both faster.
//   - It does the grid's obligatory work: a paste finds its row and keeps it for undo, a first frame
//     starts a program and reads fonts.
//   - Both sides run by turns, and the ratio is the median of the ratios of neighbouring runs: a machine
//     that slows down in between slows both.
//
// The comment of each bound describes its plain way.
//
// It exits with status 1 if a target was missed or a measurement failed, and with 2 if its flags are wrong.
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

// run executes the program and returns its exit status.
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

// measureUntilSettled measures, and repeats the measurement if a target was missed: a target counts as missed after
// misses in two runs of three.
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

// settings holds the values of the flags.
type settings struct {
	flights                string // a file for csvview, in gzip; empty: one is made
	cpuProfile, memProfile string
}

// parse reads the flags, and writes errors in them to stderr.
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
