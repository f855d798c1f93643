// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "github.com/giogrid/giogrid/gridui/locale"

// Calculated are columns that are calculated from others, see package gridui/calculated. The zero value
// has none, and lets users make them.
type Calculated struct {
	// Columns are the calculated columns in the order in which they were added. They follow the columns of the
	// program until they are moved. Users change the list, and views keep it, except for columns that are Locked.
	Columns []CalculatedColumn
	// Locked keeps users from making, changing and deleting columns.
	Locked bool
	// Controlled leaves Columns as they are: what users do is reported by CalculatedChanged alone, which
	// the program may Apply.
	Controlled bool
	// Texts are the texts of the dialogue, Words those about formulas. nil: in the language of the
	// frame.
	Texts *locale.Calculated
	Words *locale.Formula
}

// CalculatedColumn is a column that is calculated from others.
type CalculatedColumn struct {
	// ID identifies the column among all columns of the grid, Name is its header.
	ID   string `json:"id"`
	Name string `json:"name"`
	// Formula is the expression, in which columns are named by their ids, or by their headers where
	// a program writes it so.
	Formula string `json:"formula"`
	// Format is the format of values: for numbers such as "0.00", "#,##0" and "0.0%", for dates made of YYYY, MM, DD,
	// hh, mm and ss. If it is empty or does not fit the values, numbers show in their shortest digits and dates with
	// their time.
	Format string `json:"format,omitempty"`
	// Aggregate is the aggregate of the column in groups and totals.
	Aggregate Aggregate `json:"aggregate,omitempty"`
	// Locked keeps users from changing and deleting the column. It is the program's then, and no
	// part of views.
	Locked bool `json:"-"`
}
