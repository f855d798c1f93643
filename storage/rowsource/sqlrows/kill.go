// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"crypto/rand"
	"fmt"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

const (
	// killTime is the time that a server may take to end an abandoned statement.
	killTime = 30 * time.Second
	// killPause is the time between two reads of the list of running statements.
	killPause = 200 * time.Millisecond
)

// marks makes comments that identify statements.
type marks struct {
	source string
	last   atomic.Int64
}

func newMarks() *marks { return &marks{source: rand.Text()} }

// next returns a comment that no other statement of the server has.
func (m *marks) next() string { return fmt.Sprintf(" /* %s %d */", m.source, m.last.Add(1)) }

// killable marks a statement so that the server ends it when ctx ends. Drivers of MySQL only close the
// connection, which the server does not notice before the statement has ended. The mark identifies the
// statement: nothing is looked up before it is needed, and a connection that already runs another statement
// is not ended. The caller calls ended when it stops waiting for the statement.
func (s *Source) killable(ctx context.Context, st rowsource.Statement) (marked rowsource.Statement, ended func()) {
	if s.options.Dialect.running == "" || ctx.Done() == nil {
		return st, func() {}
	}
	mark := s.marks.next()
	st.Text += mark
	kill := func() {
		soon, cancel := context.WithTimeout(context.WithoutCancel(ctx), killTime)
		defer cancel()
		s.kill(soon, mark)
	}
	stop := context.AfterFunc(ctx, kill)
	return st, func() {
		// A driver may notice the end before AfterFunc does, and return from the statement first.
		if stop() && ctx.Err() != nil {
			go kill()
		}
	}
}

// kill ends the statement with a mark, if it runs. A statement with values is not listed between its
// preparation and its execution, so a missing statement is looked up twice. After an error kill tries again,
// until ctx ends; the error is dropped, since the result is abandoned.
func (s *Source) kill(ctx context.Context, mark string) {
	for missed := 0; missed < 2; {
		id, err := s.runs(ctx, mark)
		if err == nil && id == 0 {
			missed++
		}
		if id > 0 {
			// KILL ends the connection too, which the driver has closed: the server may already hold the step
			// that runs what this one prepares.
			if _, err := s.options.DB.ExecContext(ctx, "KILL "+strconv.FormatInt(id, 10)); err == nil {
				return
			}
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(killPause):
		}
	}
}

// runs returns the id of the connection that runs the statement with a mark, or 0.
func (s *Source) runs(ctx context.Context, mark string) (id int64, err error) {
	rows, err := s.options.DB.QueryContext(ctx, s.options.Dialect.running)
	if err != nil {
		return 0, err
	}
	defer rows.Close() // the only connection of a pool may be the one holding them
	columns, err := rows.Columns()
	if err != nil {
		return 0, err
	}
	fields, into := make([]any, len(columns)), make([]any, len(columns))
	for i := range fields {
		into[i] = &fields[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return 0, err
		}
		if id, text := process(columns, fields); id > 0 && strings.HasSuffix(text, mark) {
			return id, nil
		}
	}
	return 0, rows.Err()
}

// process returns the connection of a row of SHOW PROCESSLIST, and the statement that it runs.
func process(columns []string, fields []any) (id int64, text string) {
	for i, c := range columns {
		switch f := fields[i].(type) {
		case int64:
			if strings.EqualFold(c, "Id") {
				id = f
			}
		case []byte:
			switch {
			case strings.EqualFold(c, "Id"):
				id, _ = strconv.ParseInt(string(f), 10, 64)
			case strings.EqualFold(c, "Info"):
				text = string(f)
			}
		}
	}
	return id, text
}
