// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

type fruit struct {
	Name  string
	Price float64
}

func fruitColumns() []menus.ExportColumn[fruit] {
	return []menus.ExportColumn[fruit]{
		{Column: export.Column{Key: "name", Header: "Name"}, Cell: func(f fruit, c *export.Cell) { c.SetText(f.Name) }},
		{Column: export.Column{Key: "price", Header: "Price"}, Cell: func(f fruit, c *export.Cell) { c.SetNumber(f.Price) }},
		{Column: export.Column{Key: "note", Header: "Note"}},
	}
}

func ExampleMakeExportItem() {
	var out bytes.Buffer
	done := make(chan error)
	item := menus.MakeExportItem(menus.ExportOptions[fruit]{
		Columns: fruitColumns(),
		Rows:    []fruit{{"Apple", 1.5}, {"Fig", 4}},
		Options: export.Options{Newline: "\n", BOM: export.MarkNone},
		To:      export.Stream(&out),
		OnDone:  func(_ string, err error) { done <- err },
	})
	item.OnClick(menus.Target[fruit]{}) // as the menu does
	if err := <-done; err != nil {
		panic(err)
	}
	fmt.Println(item.Label)
	fmt.Print(out.String())
	// Output:
	// CSV 내보내기
	// Name,Price,Note
	// Apple,1.5,
	// Fig,4,
}

// spy is an exporter that records its input.
type spy struct {
	rows []string
	opt  export.Options
	err  error
}

func (s *spy) Export(ctx context.Context, w io.Writer, src export.Source, opt export.Options) error {
	s.opt = opt
	err := src.Each(ctx, opt, func(cells []export.Cell) error {
		s.rows = append(s.rows, fmt.Sprint(cells[0].Text, cells[1].Number, cells[2].Kind))
		return nil
	})
	return errors.Join(err, s.err)
}
func (*spy) Extension() string { return "spy" }
func (*spy) MIME() string      { return "text/plain" }

type ended struct {
	path string
	err  error
}

func TestExportItemUsesTheExporterGiven(t *testing.T) {
	s := &spy{}
	done := make(chan ended, 1)
	var job *export.Job
	dir := t.TempDir()
	item := menus.MakeExportItem(menus.ExportOptions[fruit]{
		Columns: fruitColumns(), Rows: []fruit{{"Apple", 1.5}}, Format: export.JSON, Exporter: s, Label: "Spy",
		Options: export.Options{FileName: "fruit"}, To: export.Dir(dir),
		OnStart: func(j *export.Job) { job = j },
		OnDone:  func(path string, err error) { done <- ended{path, err} },
	})
	assert.Equal(t, "Spy", item.Label)
	item.OnClick(menus.Target[fruit]{})
	require.NotNil(t, job)
	got := <-done
	require.NoError(t, got.err)
	assert.Equal(t, dir+string(os.PathSeparator)+"fruit.spy", got.path)
	assert.Equal(t, []string{"Apple1.5 0"}, s.rows)
	assert.Equal(t, "fruit", s.opt.FileName)

	s.err = errors.New("full")
	item.OnClick(menus.Target[fruit]{})
	got = <-done
	assert.ErrorContains(t, got.err, "full")
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Len(t, left, 1, "what failed left a file behind")
}

func TestExportItemLabels(t *testing.T) {
	for _, f := range export.Formats() {
		item := menus.MakeExportItem(menus.ExportOptions[fruit]{Format: f})
		assert.Equal(t, f.String()+" 내보내기", item.Label)
		assert.NotNil(t, item.Icon)
	}
}

func TestExportToTheFolderOfDownloads(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	exported := func() string {
		done := make(chan ended, 1)
		menus.MakeExportItem(menus.ExportOptions[fruit]{
			Columns: fruitColumns(), OnDone: func(path string, err error) { done <- ended{path, err} },
		}).OnClick(menus.Target[fruit]{})
		got := <-done
		require.NoError(t, got.err)
		return got.path
	}
	sep := string(os.PathSeparator)
	assert.Equal(t, home+sep+"export.csv", exported())
	require.NoError(t, os.Mkdir(home+sep+"Downloads", 0o755))
	assert.Equal(t, home+sep+"Downloads"+sep+"export.csv", exported())
}
