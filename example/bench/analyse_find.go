// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
)

// mostFound bounds the ratio of a search in a million rows of ten texts to a loop that searches the results of the
// accessors for the same text, ignoring letter case.
const mostFound = 1.2

// mostFoundOwn is the bound if no two cells share the bytes of their text: both sides then wait for memory, which the
// loop reads sequentially.
const mostFoundOwn = 1.6

// analyse measures the operations that read all cells.
func analyse(_ settings, t *table) error {
	return errors.Join(findAll(t), findJob(t), filterAll(t), profileAll(t), regroup(t))
}

// note is a row of ten texts.
type note [10]string

// findStage is a window with a million searchable notes.
type findStage struct {
	*stage.Stage
	grid *stage.Grid[note]
	rows []note
	gets []func(note) string
	wake stage.Waker
}

const foundRows = 1_000_000

// newFindStage returns the window. If own is true, each cell has separate bytes; otherwise the cells share a thousand
// texts.
func newFindStage(own bool) findStage {
	s := findStage{rows: make([]note, foundRows), wake: stage.NewWaker()}
	var columns []gridui.Column[note]
	for k := range len(note{}) {
		get := func(n note) string { return n[k] }
		s.gets = append(s.gets, get)
		columns = append(columns, gridui.Field(stage.ColumnID(k), "Text "+strconv.Itoa(k), get))
	}
	words := make([]string, 1000)
	for i := range words {
		words[i] = "Word " + strconv.Itoa(i*7919%1000) + " of a text"
	}
	for i := range s.rows {
		for k := range s.rows[i] {
			s.rows[i][k] = words[(i*31+k*101)%len(words)]
			if own {
				s.rows[i][k] = strings.Clone(s.rows[i][k])
			}
		}
	}
	s.grid = stage.NewGridWith(columns...)
	s.grid.Find.Enabled, s.grid.Find.BarDisabled = true, true
	s.grid.Invalidate = s.wake.Invalidate
	s.grid.SetRows(s.rows)
	s.Stage = stage.New(s.grid, sheet.HD, 0)
	return s
}

// open begins a search; close ends it.
func (s findStage) open() { s.grid.Find.Open, s.grid.Find.Query.Text = true, "word 777" }

func (s findStage) close() {
	s.grid.Find.Open = false
	s.Frame()
}

// done reports whether all hits are counted.
func (s findStage) done() bool {
	return s.grid.Find.Open && s.grid.Find.Result.Total > 0 && !s.grid.Find.Result.Counting
}

// count searches, and draws the frames that the grid requests until all hits are counted.
func (s findStage) count() error {
	s.open()
	return s.wake.Until(s.Stage, "not all hits are counted", s.done)
}

// findAll measures the search of all cells.
func findAll(t *table) error {
	return errors.Join(findIn(t, "analyse/find-1M", newFindStage(false), mostFound), findIn(t, "analyse/find-1M-own", newFindStage(true), mostFoundOwn))
}

func findIn(t *table, name string, s findStage, most float64) error {
	var failed error
	plain := 0
	d := measure.Plan{Rounds: 7}.RunPrepared(
		s.close,
		func() { failed = errors.Join(failed, s.count()) },
		func() { plain = plainFind(s.rows, s.gets, "word 777") },
	)
	if found := s.grid.Find.Result.Total; failed == nil && found != 0 && found != plain {
		failed = fmt.Errorf("the grid finds %d cells of %d", found, plain)
	}
	t.add(value(name+"/plain", milliseconds(d.B), "ms"))
	t.add(value(name, milliseconds(d.A), "ms").against(d.Ratio).atMost(most))
	return failed
}

// plainFind counts the texts that contain a text, ignoring letter case. It is not inlined, so that the accessors are
// called.
//
//go:noinline
func plainFind(rows []note, gets []func(note) string, text string) (n int) {
	for i := range rows {
		for _, get := range gets {
			if hasFolded(get(rows[i]), text) {
				n++
			}
		}
	}
	return n
}

// hasFolded reports whether an ASCII text contains another one, which is in lower case, ignoring letter case.
func hasFolded(s, text string) bool {
	for i := 0; i+len(text) <= len(s); i++ {
		k := 0
		for k < len(text) && lowered(s[i+k]) == text[k] {
			k++
		}
		if k == len(text) {
			return true
		}
	}
	return false
}

func lowered(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		c += 'a' - 'A'
	}
	return c
}

// findJob measures frames that scroll while all cells are searched.
func findJob(t *table) error {
	s, idle := newFindStage(false), newFindStage(false)
	return jobStage{
		Stage: s.Stage,
		start: func() { s.close(); s.open() },
		done:  s.done,
		most:  mostJobFrame,
	}.frames(t, "analyse/while-finding", idle.Stage)
}
