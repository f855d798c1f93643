// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "github.com/giogrid/giogrid/gridui/locale"

// Calculated holds the columns that are calculated from other columns, see package gridui/calculated. The zero value
// has no such columns and lets users make them.
type Calculated struct {
	// Columns are the calculated columns, in the order in which they were added. They follow the columns of the
	// program until users move them. Users change the list, and views store it, except for columns that are Locked.
	Columns []CalculatedColumn
	// Locked keeps users from making, changing and deleting columns.
	Locked bool
	// Controlled proposes what users do by a CalculatedChanged event and leaves Columns to the program, which may
	// pass the event to calculated.Columns.Apply.
	Controlled bool
	// Texts are the texts of the dialogue and about formulas. nil: in the language of the frame.
	Texts *locale.Calculated
}

// CalculatedColumn is a column that is calculated from others.
type CalculatedColumn struct {
	// ID identifies the column among all columns of the grid, Name is its header.
	ID   string `json:"id"`
	Name string `json:"name"`
	// Formula is the expression. It names columns by their ids, or by their headers.
	Formula string `json:"formula"`
	// Format is the format of the values. Numbers have a format such as "0.00", "#,##0" or "0.0%", dates one made of
	// YYYY, MM, DD, hh, mm and ss. If it is empty or does not fit the values, numbers show their shortest digits and
	// dates also their time.
	Format string `json:"format,omitempty"`
	// Aggregate is the aggregate of the column in groups and totals.
	Aggregate Aggregate `json:"aggregate,omitempty"`
	// Locked keeps users from changing and deleting the column. A locked column belongs to the program and is not
	// stored in views.
	Locked bool `json:"-"`
}
