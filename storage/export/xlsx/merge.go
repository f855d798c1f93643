// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package xlsx

import (
	"github.com/xuri/excelize/v2"

	"github.com/giogrid/giogrid/storage/export"
)

// mergedCell is a merged cell of a sheet, whose rows and columns count from 1. written is set when it has been written.
type mergedCell struct {
	firstRow, lastRow, firstCol, lastCol int
	written                              bool
}

// merge adds the cells of a row to merged cells, and writes the merged cells that have ended.
func (s *sheet) merge(cells []export.Cell) error {
	any := len(s.merged) > 0
	for i := range cells {
		any = any || cells[i].Above || cells[i].Left
	}
	if !any {
		return nil
	}
	row := len(s.headers) + s.rows
	if s.merged == nil {
		s.merged = make([]*mergedCell, len(cells))
		for i := range s.merged { // the row above, which has none
			s.merged[i] = &mergedCell{firstRow: row - 1, lastRow: row - 1, firstCol: i + 1, lastCol: i + 1}
		}
	}
	for i := range cells {
		was := s.merged[i]
		switch {
		case cells[i].Above && s.rows > 1 && was.lastRow >= row-1:
			was.lastRow = row
			continue
		case cells[i].Left && i > 0:
			s.merged[i] = s.merged[i-1]
			s.merged[i].lastCol = max(s.merged[i].lastCol, i+1)
		default:
			s.merged[i] = &mergedCell{firstRow: row, lastRow: row, firstCol: i + 1, lastCol: i + 1}
		}
		if was.lastRow < row {
			if err := s.writeMerged(was); err != nil {
				return err
			}
		}
	}
	return nil
}

// endMerges writes the merged cells that reach the last row.
func (s *sheet) endMerges() error {
	for _, m := range s.merged {
		if err := s.writeMerged(m); err != nil {
			return err
		}
	}
	return nil
}

// writeMerged writes a merged cell, unless it is a single one.
func (s *sheet) writeMerged(m *mergedCell) error {
	if m.written || m.firstRow == m.lastRow && m.firstCol == m.lastCol {
		return nil
	}
	m.written = true
	first, err := excelize.CoordinatesToCellName(m.firstCol, m.firstRow)
	if err != nil {
		return err
	}
	last, err := excelize.CoordinatesToCellName(m.lastCol, m.lastRow)
	if err != nil {
		return err
	}
	return s.out.MergeCell(first, last)
}
