// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Paged is a source over an existing service that returns rows by offset and limit, and changes them one at a time.
// Set RowID, and either List or URL; everything else is optional. It must not change after its first use.
//
// The service must sort rows in a total order: the columns of the query first, then the key. While others write, a
// row may come twice or not at all, as with any service of this kind. Groups, aggregates and searches are not
// supported.
type Paged[T any] struct {
	// Can describes the service. Key lists the columns of the unique key; Match, Case and Initials list the
	// comparisons of texts that Parameters or List translates. Everything else is ignored.
	Can rowsource.Features
	// RowID returns the unique key of a row as text, in the form of the service. It is required.
	RowID func(row T) string
	// List reads up to limit rows of a query from an offset on, and the number of all rows of the query, below 0 if
	// the service does not return it. A service may return fewer rows than limit, because its pages are smaller. For
	// a part of the query that the service cannot answer the error wraps rowsource.ErrUnsupported. Several
	// goroutines may call it at the same time.
	List func(ctx context.Context, q rowsource.Query, offset int64, limit int) (rows []T, total int64, err error)
	// Patch changes, inserts or deletes one row. It returns the row's id and version after the edit, or a conflict
	// with the values that the service has, if the row is not as the edit expects. nil makes the source read-only.
	Patch func(ctx context.Context, e rowsource.Edit) (rowsource.Written, *rowsource.Conflict, error)

	// URL is the address of the rows, used if List is nil, such as
	// "https://example.org/orders?offset={offset}&limit={limit}". {offset} and {limit} are replaced; without them
	// these parameters are added.
	URL string
	// Parameters adds the order and the filter of a query to the parameters of the address. nil means that the
	// service can neither sort nor filter.
	Parameters func(q rowsource.Query, to url.Values) error
	// Decode reads an answer of status 200. nil reads a JSON list of rows, and the number of all rows from the
	// header X-Total-Count, if there is one.
	Decode func(r Response) (rows []T, total int64, err error)
	// Client sends requests to URL; nil means http.DefaultClient.
	Client *http.Client
	// Prepare, if not nil, is called for each request to URL before it is sent, to authorize it.
	Prepare func(*http.Request) error
}

var (
	_ rowsource.Source[int] = (*Paged[int])(nil)
	_ rowsource.Writer      = (*Paged[int])(nil)
)

// Features implements rowsource.Source.
func (p *Paged[T]) Features() rowsource.Features {
	return rowsource.Features{Key: p.Can.Key, Match: p.Can.Match, Case: p.Can.Case, Initials: p.Can.Initials, Write: p.Patch != nil}
}

// ID implements rowsource.Source.
func (p *Paged[T]) ID(row T) string { return p.RowID(row) }

// Open implements rowsource.Source. It sends nothing.
func (p *Paged[T]) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[T], error) {
	if err := q.Check(); err != nil {
		return nil, err
	}
	if err := p.Features().Supports(q); err != nil {
		return nil, err
	}
	if p.List == nil {
		if _, err := p.address(q, 0, 1); err != nil {
			return nil, err
		}
	}
	return &pagedResult[T]{of: p, query: q, total: -1}, ctx.Err()
}

// Write implements rowsource.Writer. It calls Patch for one edit after the other and ends at the first failure or
// conflict. The edits before it stay written: a service of this kind has no transactions. Writing them again must do
// no harm.
func (p *Paged[T]) Write(ctx context.Context, edits []rowsource.Edit) (out rowsource.Outcome, err error) {
	if p.Patch == nil {
		return out, unsupported("writing")
	}
	for i, e := range edits {
		if err := ctx.Err(); err != nil {
			return rowsource.Outcome{}, err
		}
		row, conflict, err := p.Patch(ctx, e)
		switch {
		case err != nil:
			return rowsource.Outcome{}, &rowsource.EditError{Edit: i, Err: err}
		case conflict != nil:
			conflict.Edit = i
			return rowsource.Outcome{Conflicts: []rowsource.Conflict{*conflict}}, nil
		}
		out.Rows = append(out.Rows, row)
	}
	return out, nil
}

// list reads rows by List, or from URL.
func (p *Paged[T]) list(ctx context.Context, q rowsource.Query, offset int64, limit int) (rows []T, total int64, err error) {
	if p.List != nil {
		return p.List(ctx, q, offset, limit)
	}
	address, err := p.address(q, offset, limit)
	if err != nil {
		return nil, 0, err
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, 0, errors.New("restrows: Paged.URL is no absolute address")
	}
	answer, err := p.get(r)
	if err != nil {
		return nil, 0, err
	}
	if p.Decode != nil {
		return p.Decode(answer)
	}
	if err := json.Unmarshal(answer.Body, &rows); err != nil {
		return nil, 0, fmt.Errorf("restrows: the answer is no JSON list of rows: %w", err)
	}
	total, err = strconv.ParseInt(answer.Header.Get("X-Total-Count"), 10, 64)
	if err != nil {
		total = -1
	}
	return rows, total, nil
}

// address returns the address of a page.
func (p *Paged[T]) address(q rowsource.Query, offset int64, limit int) (string, error) {
	pattern := p.URL
	for _, name := range []string{"offset", "limit"} {
		if !strings.Contains(pattern, "{"+name+"}") {
			sign := "?"
			if strings.Contains(pattern, "?") {
				sign = "&"
			}
			pattern += sign + name + "={" + name + "}"
		}
	}
	filled := strings.NewReplacer("{offset}", strconv.FormatInt(offset, 10), "{limit}", strconv.Itoa(limit)).Replace(pattern)
	u, err := url.Parse(filled)
	if err != nil || u.Host == "" {
		return "", errors.New("restrows: Paged.URL is no absolute address")
	}
	to := u.Query()
	switch {
	case p.Parameters != nil:
		if err := p.Parameters(q, to); err != nil {
			return "", err
		}
	case len(q.Sort) > 0:
		return "", unsupported("sorting")
	case q.Filter != nil:
		return "", unsupported("filters")
	}
	u.RawQuery = to.Encode()
	return u.String(), nil
}

// get sends a request and reads the answer. Errors contain neither the query of the address nor what Prepare adds.
func (p *Paged[T]) get(r *http.Request) (out Response, err error) {
	fail := &Error{Method: MethodRead, Address: addressOf(r), Tries: 1}
	sent := r.Clone(r.Context())
	if p.Prepare != nil {
		if err := p.Prepare(sent); err != nil {
			fail.Tries, fail.Err = 0, secretsOf(r, sent).hideErr(fmt.Errorf("the request could not be prepared: %w", err))
			return out, fail
		}
	}
	hidden := secretsOf(r, sent)
	client := p.Client
	if client == nil {
		client = http.DefaultClient
	}
	answer, err := client.Do(sent)
	if err != nil {
		fail.Err = hidden.hideErr(err)
		return out, fail
	}
	defer answer.Body.Close()
	fail.Status = answer.StatusCode
	body, err := io.ReadAll(io.LimitReader(answer.Body, defaultMaxBytes+1))
	switch {
	case err != nil:
		fail.Err = hidden.hideErr(fmt.Errorf("the answer ended early: %w", err))
	case len(body) > defaultMaxBytes:
		fail.Err = fmt.Errorf("%w: more than %d bytes", errTooLarge, defaultMaxBytes)
	case answer.StatusCode != http.StatusOK:
		fail.Body = hidden.hide(start(body))
	default:
		return Response{answer.StatusCode, answer.Header, body}, nil
	}
	return out, fail
}

// pagedResult is the rows of a query of a Paged source.
type pagedResult[T any] struct {
	rowsource.Base
	of    *Paged[T]
	query rowsource.Query

	mu sync.Mutex
	// total is the number of rows, below 0 if it is unknown; seen is the number of rows up to the last one read.
	total, seen int64
}

// Count returns the latest number of rows that the service has returned. Before the first read it reads one row. If
// the service returns no number, Count returns an estimate: the index after the last row that was read.
func (r *pagedResult[T]) Count(ctx context.Context) (rowsource.Count, error) {
	if err := r.Ready(ctx); err != nil {
		return rowsource.Count{}, err
	}
	if c, known := r.counted(); known {
		return c, nil
	}
	if _, err := r.rows(ctx, 0, 1); err != nil {
		return rowsource.Count{}, err
	}
	c, _ := r.counted()
	return c, nil
}

// counted returns the number of rows, and whether any were read.
func (r *pagedResult[T]) counted() (c rowsource.Count, known bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.total >= 0 {
		return rowsource.Count{N: r.total, Exact: true}, true
	}
	return rowsource.Count{N: r.seen}, r.seen > 0
}

// Read reads up to n rows at an offset, or next to a row: a cursor is the offset of its row.
func (r *pagedResult[T]) Read(ctx context.Context, at rowsource.Seek, n int) (page rowsource.Page[T], err error) {
	if err := r.Ready(ctx); err != nil {
		return page, err
	}
	offset, n, err := pagedPlace(at, n)
	if err != nil {
		return page, err
	}
	rows, err := r.rows(ctx, offset, n)
	if err == nil {
		err = r.Ready(ctx)
	}
	if err != nil {
		return page, err
	}
	if len(rows) == 0 {
		c, _ := r.counted()
		if offset > 0 && !c.Exact {
			offset = -1
		}
		return rowsource.Page[T]{Index: min(offset, max(c.N, 0)), Exact: c.Exact}, nil
	}
	return rowsource.Page[T]{
		Index: offset, Exact: true, Items: rows,
		First: rowsource.Cursor{value.Int(offset)}, Last: rowsource.Cursor{value.Int(offset + int64(len(rows)) - 1)},
	}, nil
}

// pagedPlace returns the offset of the first row of a page, and the number of its rows.
func pagedPlace(at rowsource.Seek, n int) (offset int64, rows int, err error) {
	n = max(n, 0)
	if at.Cursor == nil {
		return max(at.Index, 0), n, nil
	}
	if len(at.Cursor) != 1 {
		return 0, 0, rowsource.ErrCursor
	}
	row, ok := at.Cursor[0].AsInt()
	switch {
	case !ok || row < 0:
		return 0, 0, rowsource.ErrCursor
	case at.Before:
		offset = max(row-int64(n), 0)
		return offset, int(row - offset), nil
	}
	return row + 1, n, nil
}

// rows reads n rows from an offset on, in several pages if the service returns fewer at a time, or up to the end.
func (r *pagedResult[T]) rows(ctx context.Context, offset int64, n int) (rows []T, err error) {
	for len(rows) < n {
		more, total, err := r.of.list(ctx, r.query, offset+int64(len(rows)), n-len(rows))
		if err != nil {
			return nil, err
		}
		more = more[:min(len(more), n-len(rows))]
		rows = append(rows, more...)
		if end := offset + int64(len(rows)); r.learn(end, total, len(more) == 0) {
			break
		}
	}
	return rows, nil
}

// learn keeps what a page says about the number of rows: the rows up to end were read, the service has total of them,
// if that is not below 0, and the last page was empty. It reports whether there are no rows after end.
func (r *pagedResult[T]) learn(end, total int64, empty bool) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	switch {
	case total >= 0:
		r.total = total
	case !empty:
		if r.seen = max(r.seen, end); r.total < r.seen { // there are more rows than there were
			r.total = -1
		}
	case end <= r.seen: // the rows end here, unless nothing was read before
		r.total = end
	}
	return empty || r.total >= 0 && end >= r.total
}
