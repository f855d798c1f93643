// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package ranges implements the geometry and state of cell ranges: which cells are selected, how gestures and
// data changes alter the selection, and in which order copy, paste, fill and Tab visit cells. Cells are
// identified only by row number and column number: the package has no ids, values or pixels.
//
// Row numbers are positions in the displayed order without gaps: rows pinned at the top, whose numbers may be
// negative, followed by the body and by rows pinned at the bottom. Column numbers are positions in the
// displayed order of columns. A range stores two corners, so its cost does not depend on the number of rows.
// Callers pass the displayed rows and columns as a [Rect], bounds.
//
// [Set] holds the ranges; [Set.AppendRects] converts them to rectangles, and [Cover] makes these
// disjoint. [Layout], [PlanPaste], [Walk] and [FillDown] work on rectangles, [Span.Shift] moves them.
// [Set.Follow] adjusts the ranges when rows or columns change. The package imports only the standard library.
package ranges
