// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/giogrid/giogrid/storage/export"
)

type order struct {
	id    string
	qty   int64
	note  string
	price float64
}

var orders = []order{{"A-1", 3, "gift", 9.5}, {"A-2", 1, "=1+1", 120}}

// orderSource returns a source with a row for each order.
func orderSource() export.Source {
	return export.Source{
		Columns: []export.Column{
			{Key: "id", Header: "Order"},
			{Key: "qty", Header: "Qty"},
			{Key: "price", Header: "Price", Format: "#,##0.00"},
			{Key: "note", Header: "Note", Width: 30},
		},
		Rows: len(orders),
		Row: func(i int, cells []export.Cell) error {
			o := orders[i]
			cells[0].SetText(o.id)
			cells[1].SetInt(o.qty)
			cells[2].SetNumber(o.price)
			cells[3].SetText(o.note)
			return nil
		},
	}
}

func ExampleWrite() {
	opt := export.Options{BOM: export.MarkNone, Newline: "\n"}
	if err := export.Write(context.Background(), os.Stdout, orderSource(), export.CSV, opt); err != nil {
		fmt.Println(err)
	}
	// Output:
	// Order,Qty,Price,Note
	// A-1,3,9.5,gift
	// A-2,1,120,'=1+1
}

func ExampleWrite_json() {
	if err := export.Write(context.Background(), os.Stdout, orderSource(), export.JSON, export.Options{}); err != nil {
		fmt.Println(err)
	}
	// Output:
	// [
	// {"id":"A-1","qty":3,"price":9.5,"note":"gift"},
	// {"id":"A-2","qty":1,"price":120,"note":"=1+1"}
	// ]
}

func ExampleToFile() {
	dir, err := os.MkdirTemp("", "")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	for range 2 {
		path, err := export.ToFile(context.Background(), dir, orderSource(), export.CSV, export.Options{FileName: "orders"})
		fmt.Println(filepath.Base(path), err)
	}
	// Output:
	// orders.csv <nil>
	// orders (2).csv <nil>
}

func ExampleStart() {
	dir, err := os.MkdirTemp("", "")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	job := export.Start(context.Background(), export.Dir(dir), orderSource(), export.HTML, export.Options{})
	<-job.Done() // a program draws job.Progress() meanwhile
	path, err := job.Wait()
	fmt.Println(filepath.Base(path), err, job.Progress())
	// Output:
	// export.html <nil> 1
}

func ExampleAppendTSV() {
	text := export.AppendTSV(nil, [][]string{{"name", "size"}, {"two\nlines", `27" wide`}})
	fmt.Printf("%q\n", text)
	// Output:
	// "name\tsize\r\n\"two\nlines\"\t27\" wide"
}

func ExampleParseTSV() {
	for _, row := range export.ParseTSV("a\tb\r\n\"two\nlines\"\tsay \"hi\"\r\n") {
		fmt.Printf("%q\n", row)
	}
	// Output:
	// ["a" "b"]
	// ["two\nlines" "say \"hi\""]
}

func ExampleTSVBuilder() {
	var b export.TSVBuilder
	for _, o := range orders {
		b.Cell(o.id)
		b.Cell(o.note)
		b.EndRow()
	}
	fmt.Printf("%q\n", b.String())
	// Output:
	// "A-1\tgift\r\nA-2\t=1+1"
}

func ExampleFileName() {
	fmt.Println(export.FileName("Q1/Q2: orders", "csv"))
	// Output:
	// Q1_Q2_ orders.csv
}

func ExampleEachTSV() {
	for row := range export.EachTSV("a\tb\nc\td\ne\tf") {
		fmt.Println(row)
		if row[0] == "c" {
			break
		}
	}
	// Output:
	// [a b]
	// [c d]
}
