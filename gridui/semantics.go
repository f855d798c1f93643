// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"unsafe"

	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/funcid"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// spoken keeps what is told to assistive technology, so that a settled frame makes no
// strings.
type spoken struct {
	// words are those that all else was made of, and rev grows when they change.
	words spokenWords
	rev   uint32
	rows  rowNodes
	heads headPhrases
	// levels are what is said of rows so deep.
	levels []string
	grid   gridPhrase
	// own is how many columns are the caller's, of the columns of ownRev.
	own    int
	ownRev uint32
	// editor is what was said last of the editor of a cell.
	editor string
	// done is what was said last of work in the background, of percent.
	percent int
	done    string
}

// spokenWords are the texts of a locale that phrases are made of, but for those of
// functions.
type spokenWords struct {
	texts                  locale.Spoken
	added, edited, deleted string
}

// sync forgets phrases of other words.
func (s *spoken) sync(loc *locale.Texts) {
	words := spokenWords{loc.Spoken, loc.Added, loc.Edited, loc.Deleted}
	if words == s.words {
		return
	}
	*s = spoken{words: words, rev: s.rev + 1, rows: s.rows}
}

// mostPhrases is how many headers are kept at most: more come with grids of thousands
// of columns.
const mostPhrases = 1024

// level says how deep a row is, counted from 1.
func (s *spoken) level(n int) string {
	for len(s.levels) < n {
		s.levels = append(s.levels, string(textfmt.AppendPattern(nil, s.words.texts.Level, textfmt.Slot{Name: "level", N: len(s.levels) + 1})))
	}
	return s.levels[n-1]
}

// progress says how much of some work is done.
func (s *spoken) progress(percent int) string {
	if s.done == "" || s.percent != percent {
		s.percent, s.done = percent, string(textfmt.AppendPattern(nil, s.words.texts.Progress, textfmt.Slot{Name: "percent", N: percent}))
	}
	return s.done
}

// semantics describes the grid to assistive technology, each node in a clip of
// its own.
func (p *painter) semantics() {
	p.engine.spoken.sync(&p.Style.Texts)
	s := p.ask.Semantics.Resolve(p.Gtx)
	if s == option.SemanticsOff {
		return
	}
	defer clip.Rect{Max: p.view.SheetSize()}.Push(p.Ops).Pop()
	p.gridNode()
	for pane := range p.view.Sheet.Cols {
		p.headNodes(layoutx.Pane(pane))
	}
	cells := s == option.SemanticsCells
	p.rowNodes(cells, layoutx.Top, p.view.Sheet.Panes.Band(layoutx.Top))
	for i := range p.view.Sticky.Rows {
		p.stickyRow(i, func(r image.Rectangle) { p.rowNodes(cells, layoutx.Body, r) })
	}
	p.rowNodes(cells, layoutx.Body, p.view.ScrolledBody())
	p.rowNodes(cells, layoutx.Bottom, p.view.Sheet.Panes.Band(layoutx.Bottom))
	p.rowNodes(cells, layoutx.Foot, p.view.Sheet.Panes.Band(layoutx.Foot))
	p.stats.stage(stageSemantics)
}

// gridPhrase is what is said of a grid as a whole.
type gridPhrase struct {
	of   gridSaid
	text string
}

type gridSaid struct {
	label                string
	rows, cols, selected int
	// counts are the functions that count in words.
	counts [3]unsafe.Pointer
}

func (p *painter) gridNode() {
	loc := &p.Style.Texts
	of := gridSaid{
		label: p.ask.Label, rows: p.view.Count, cols: p.ownColumns(), selected: p.ask.selection.SelectedKnown(),
		counts: [3]unsafe.Pointer{
			funcid.Of(loc.TotalCount), funcid.Of(loc.ColumnCount), funcid.Of(loc.SelectedCount),
		},
	}
	g := &p.spoken.grid
	if g.text == "" || g.of != of {
		g.of = of
		g.text = loc.Spoken.Grid + ", " + loc.TotalCount(of.rows) + ", " + loc.ColumnCount(of.cols)
		if of.label != "" {
			g.text = of.label + ", " + g.text
		}
		if of.selected > 0 {
			g.text += ", " + loc.SelectedCount(of.selected)
		}
	}
	if of.label != "" {
		draw.NodeLabel(p.Ops, of.label)
	}
	draw.NodeAbout(p.Ops, g.text)
}

// ownColumns is how many of the shown columns are the caller's.
func (p *painter) ownColumns() int {
	s := &p.spoken
	if s.ownRev != p.cols.Rev+1 {
		s.own, s.ownRev = 0, p.cols.Rev+1
		for i := range p.cols.Leaves {
			if !p.cols.Leaves[i].Utility {
				s.own++
			}
		}
	}
	return s.own
}
