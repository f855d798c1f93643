// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"fmt"
	"io"
	"net/http"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// call sends a call, and repeats it after failures as often as allowed.
func (s *Source[T]) call(ctx context.Context, c Call) (Reply[T], error) {
	for tries := 1; ; tries++ {
		reply, fault := s.try(ctx, c)
		switch {
		case fault == nil:
			return reply, nil
		case ctx.Err() != nil:
			return reply, fmt.Errorf("restrows: %s: %w", c.Method, ctx.Err())
		}
		fault.Tries = tries
		pause, again := fault.pause(tries)
		if !again || c.Method == MethodWrite || tries > s.options.Retries {
			return reply, &fault.Error
		}
		if err := sleep(ctx, pause); err != nil {
			return reply, fmt.Errorf("restrows: %s: %w", c.Method, err)
		}
	}
}

// fault is the error of a failed attempt.
type fault struct {
	Error
	network bool // no answer came, or only a part of one
	header  http.Header
	secrets secrets
}

func newFault(m Method, err error) *fault { return &fault{Error: Error{Method: m, Err: err}} }

// try sends a call without repeating it.
func (s *Source[T]) try(ctx context.Context, c Call) (reply Reply[T], _ *fault) {
	request, err := s.options.Protocol.Request(c)
	if err != nil {
		return reply, newFault(c.Method, err)
	}
	f := newFault(c.Method, nil)
	f.Address = addressOf(request)
	r := request.Clone(ctx)
	if s.options.Prepare != nil {
		if err := s.options.Prepare(r); err != nil {
			f.secrets = secretsOf(request, r)
			return reply, f.with(fmt.Errorf("the request could not be prepared: %w", err))
		}
	}
	f.secrets = secretsOf(request, r)
	response, err := s.send(r, f)
	if err != nil {
		return reply, f.with(err)
	}
	f.header, f.Status = response.Header, response.Status
	return s.read(c, response, f)
}

// with sets the reason of the fault, without secrets, and returns the fault.
func (f *fault) with(err error) *fault {
	f.Err = f.secrets.hideErr(err)
	return f
}

// send sends a request and reads the body of the answer, up to MaxBytes.
func (s *Source[T]) send(r *http.Request, f *fault) (out Response, err error) {
	response, err := s.options.Client.Do(r)
	if err != nil {
		f.network = true
		return out, err
	}
	defer response.Body.Close()
	f.Status = response.StatusCode
	body, err := io.ReadAll(io.LimitReader(response.Body, s.options.MaxBytes+1))
	switch {
	case err != nil:
		f.network = true
		return out, fmt.Errorf("the answer ended early: %w", err)
	case int64(len(body)) > s.options.MaxBytes:
		return out, fmt.Errorf("%w: more than %d bytes", errTooLarge, s.options.MaxBytes)
	}
	return Response{response.StatusCode, response.Header, body}, nil
}

// read decodes an answer.
func (s *Source[T]) read(c Call, r Response, f *fault) (reply Reply[T], _ *fault) {
	answered := r.Status >= 200 && r.Status < 300
	if !answered && (r.Status != http.StatusConflict || c.Method != MethodWrite) {
		f.Err = f.secrets.hideErr(s.options.Protocol.Failure(c, r))
		if f.Err == nil {
			f.Body = f.secrets.hide(start(r.Body))
		}
		return reply, f
	}
	reply, err := s.options.Protocol.Reply(c, r)
	switch {
	case err != nil:
	case !answered && len(reply.Outcome.Conflicts) == 0:
		err = wrong("conflicts", "missing")
	default:
		err = reply.check(c)
	}
	if err != nil {
		f.Body = f.secrets.hide(start(r.Body))
		return Reply[T]{}, f.with(fmt.Errorf("no answer to %s: %w", c.Method, err))
	}
	return reply, nil
}

// unsupported returns the error of what the features do not include.
func unsupported(what string) error { return fmt.Errorf("%w: %s", rowsource.ErrUnsupported, what) }
