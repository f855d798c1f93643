// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/look"
)

// doubleClickHandle selects the cell with a text and double-clicks the fill handle at its corner.
func (s *stage) doubleClickHandle(text string) {
	s.t.Helper()
	s.click(text)
	n, ok := s.Find(text)
	require.True(s.t, ok, text)
	corner := n.Bounds.Max.Sub(image.Pt(1, 1))
	s.DoubleClick(float32(corner.X), float32(corner.Y))
	s.Settle()
}

// TestCellsToContinue double-clicks the fill handle of each cell that the sheet prepares for it.
func TestCellsToContinue(t *testing.T) {
	for _, c := range []struct {
		lang       look.Lang
		from, says string
	}{
		{look.English, "Mon", "Day 1 – Day 16 · Filled (15): Tue, Wed, Thu, Fri, Sat, Sun, Mon, Tue, …"},
		{look.English, "월", "Day (Korean) 1 – Day (Korean) 16 · Filled (15): 화, 수, 목, 금, 토, 일, 월, 화, …"},
		{look.English, "Jan", "Month 1 – Month 16 · Filled (15): Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, …"},
		{look.Korean, "월", "요일 1 – 요일 16 · 채우기 (15): 화, 수, 목, 금, 토, 일, 월, 화, …"},
		{look.Korean, "1월", "달 1 – 달 16 · 채우기 (15): 2월, 3월, 4월, 5월, 6월, 7월, 8월, 9월, …"},
		{look.Korean, "A-001", "코드 1 – 코드 16 · 채우기 (15): A-002, A-003, A-004, A-005, A-006, A-007, A-008, A-009, …"},
	} {
		t.Run(c.lang.String()+" "+c.from, func(t *testing.T) {
			s := newStage(t, "cells", 1280, 800)
			s.SetLang(c.lang)
			s.Settle()
			s.doubleClickHandle(c.from)
			assert.Equal(t, c.says, s.State().Status)
		})
	}
}

func TestCellsKeepEditsInAnotherLanguage(t *testing.T) {
	s := newStage(t, "cells", 1280, 800)
	s.SetLang(look.Korean)
	s.Settle()
	assert.True(t, s.shows("연필"), "an untouched sheet follows the language")

	s.click("공책")
	s.Keys("Delete")
	assert.Contains(t, s.State().Status, "지우기 (1): –")
	s.SetLang(look.English)
	s.Settle()
	assert.True(t, s.shows("Item"), "headers follow the language")
	assert.True(t, s.shows("연필"), "the sheet that was edited stays as it is")
	assert.Contains(t, s.State().Status, "Cleared (1): –")
}
