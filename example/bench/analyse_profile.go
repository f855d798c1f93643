// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"fmt"
	"math"
	"strconv"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	columnprofile "github.com/giogrid/giogrid/gridui/profile"
)

// mostProfiled bounds the ratio of the profile of a million numbers to a loop that computes the minimum, the maximum,
// the mean and a histogram of the accessor's results.
const mostProfiled = 3

const (
	profiledRows = 1_000_000
	// profileRounds is the number of measurements, each of another column.
	profileRounds = 9
)

// sample is a row of numbers, one for each round and one to warm up.
type sample [profileRounds + 1]float64

// profileStage is a window with a million samples.
type profileStage struct {
	*stage.Stage
	grid    *stage.Grid[sample]
	profile columnprofile.Profile
	rows    []sample
	gets    []func(sample) float64
	wake    stage.Waker
	// at is the index of the column of the current round.
	at int
}

func newProfileStage() *profileStage {
	s := &profileStage{rows: make([]sample, profiledRows), wake: stage.NewWaker()}
	var columns []gridui.Column[sample]
	for k := range len(sample{}) {
		get := func(r sample) float64 { return r[k] }
		s.gets = append(s.gets, get)
		columns = append(columns, gridui.Field(stage.ColumnID(k), "Number "+strconv.Itoa(k), get))
	}
	for i := range s.rows {
		for k := range s.rows[i] {
			s.rows[i][k] = float64(i*7919%1_000_003*(k+1)) / 100
		}
	}
	s.grid = stage.NewGridWith(columns...)
	s.grid.Extensions = []gridui.Extension{&s.profile}
	s.grid.Invalidate = s.wake.Invalidate
	s.grid.SetRows(s.rows)
	s.Stage = stage.New(s.grid, sheet.HD, 0)
	return s
}

// compute opens the profile of the current column, and draws the frames that the grid requests until it is complete.
func (s *profileStage) compute() error {
	id := stage.ColumnID(s.at)
	s.profile.Open(id)
	return s.wake.Until(s.Stage, "the profile is not computed", func() bool {
		f, ok := s.profile.Figures(id)
		return ok && f.Current && f.Rows == profiledRows
	})
}

// next closes the profile and selects the next column.
func (s *profileStage) next() {
	s.profile.Close()
	s.Frame()
	s.at++
}

// profileAll measures the profile of a million numbers.
func profileAll(t *table) error {
	s := newProfileStage()
	failed := s.compute()
	var mean float64
	d := measure.Plan{Rounds: profileRounds - 1}.RunPrepared(
		s.next,
		func() { failed = errors.Join(failed, s.compute()) },
		func() { mean = plainProfile(s.rows, s.gets[s.at]) },
	)
	if f, ok := s.profile.Figures(stage.ColumnID(s.at)); failed == nil && (!ok || math.Abs(f.Mean-mean) > 1e-6*math.Abs(mean)) {
		failed = fmt.Errorf("the profile has a mean of %v, not %v", f.Mean, mean)
	}
	t.add(value("analyse/profile-1M/plain", milliseconds(d.B), "ms"))
	t.add(value("analyse/profile-1M", milliseconds(d.A), "ms").against(d.Ratio).atMost(mostProfiled))
	return failed
}

// plainProfile computes a profile, as the baseline. It is not inlined, so that the accessor is called.
//
//go:noinline
func plainProfile(rows []sample, get func(sample) float64) (mean float64) {
	lo, hi, sum := math.Inf(1), math.Inf(-1), 0.0
	for i := range rows {
		v := get(rows[i])
		lo, hi, sum = min(lo, v), max(hi, v), sum+v
	}
	var bars [20]int
	width := (hi - lo) / float64(len(bars))
	for i := range rows {
		bars[min(int((get(rows[i])-lo)/width), len(bars)-1)]++
	}
	return sum / float64(len(rows))
}
