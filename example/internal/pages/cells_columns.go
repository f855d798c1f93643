// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"time"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// workHeaders are the headers of the sheet by the ids of its columns.
var workHeaders = map[string]look.Text{
	"date":       {En: "Date", Ko: "날짜"},
	"day":        {En: "Day", Ko: "요일"},
	"dayOther":   {En: "Day (Korean)", Ko: "요일 (영어)"},
	"item":       {En: "Item", Ko: "품목"},
	"month":      {En: "Month", Ko: "달"},
	"monthOther": {En: "Month (Korean)", Ko: "달 (영어)"},
	"quantity":   {En: "Quantity", Ko: "수량"},
	"price":      {En: "Price", Ko: "단가"},
	"amount":     {En: "Amount", Ko: "금액"},
	"code":       {En: "Code", Ko: "코드"},
	"plan":       {En: "Plan", Ko: "계획"},
	"note":       {En: "Note", Ko: "메모"},
}

// workHeader returns the header of a column.
func workHeader(id string, l look.Lang) string { return workHeaders[id].In(l) }

// workColumns returns the columns of the sheet. Next to each column that is blank below its first cells is a column
// without gaps, which sets the extent of a double click on the fill handle.
func workColumns(l look.Lang) []gridui.Column[workLine] {
	text := func(id string, w unit.Dp, of func(*workLine) *string) *gridui.Typed[workLine, string] {
		return gridui.Field(id, workHeader(id, l), func(r workLine) string { return *of(&r) }).Width(w).
			Edit(func(r *workLine, v string) { *of(r) = v })
	}
	return []gridui.Column[workLine]{
		gridui.Time("date", workHeader("date", l), func(r workLine) time.Time { return r.date }).
			Layout(time.DateOnly).Width(92).Edit(func(r *workLine, v time.Time) { r.date = v }),
		text("day", 64, func(r *workLine) *string { return &r.day }),
		text("dayOther", 106, func(r *workLine) *string { return &r.dayOther }),
		text("item", 108, func(r *workLine) *string { return &r.item }),
		text("month", 72, func(r *workLine) *string { return &r.month }),
		text("monthOther", 120, func(r *workLine) *string { return &r.monthOther }),
		number("quantity", 80, l, func(r *workLine) *optional[int] { return &r.quantity }),
		text("code", 76, func(r *workLine) *string { return &r.code }),
		number("price", 76, l, func(r *workLine) *optional[float64] { return &r.price }),
		gridui.Func("amount", workHeader("amount", l), workLine.amount).Width(84),
		number("plan", 72, l, func(r *workLine) *optional[float64] { return &r.plan }).
			Aggregate(option.AggregateSum).EditTotal(option.ShareProportional),
		text("note", 240, func(r *workLine) *string { return &r.note }).LongText(),
	}
}

// number returns a column of optional numbers.
func number[V int | float64](id string, w unit.Dp, l look.Lang, of func(*workLine) *optional[V]) *gridui.Typed[workLine, V] {
	return gridui.Func(id, workHeader(id, l), func(r workLine) (V, bool) { o := of(&r); return o.value, o.ok }).Width(w).
		Edit(func(r *workLine, v V) { *of(r) = some(v) }).
		Clear(func(r *workLine) { *of(r) = optional[V]{} })
}
